/** Every line break that any reader knows, as one space. */
export function oneLine(text: string): string {
  return text.replace(/[\s\u0085\u2028\u2029]+/gu, ' ').trim();
}

/** Fills `{name}`; the inserted text is not scanned again. */
export function filled(template: string, values: Readonly<Record<string, string>>): string {
  return template.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
}
