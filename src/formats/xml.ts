const SIGNS: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/** A text inside XML; drops characters that XML 1.0 does not allow. */
export function text(value: string): string {
  return value
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
    .replace(/\p{Cs}/gu, '\ufffd')
    .replace(/[&<>"']/g, (sign) => SIGNS[sign]);
}

/** An element with attributes; its content is already XML. */
export function tag(
  name: string,
  attributes: Readonly<Record<string, string>>,
  inside: string,
): string {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${text(value)}"`);
  return `<${name}${written.join('')}>${inside}</${name}>`;
}
