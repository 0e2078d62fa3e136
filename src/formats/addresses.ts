const ALLOWED = new Set(['http', 'https', 'mailto', 'tel']);
const LONGEST = 2_000;

/** An address that is allowed in a document: web, mail, or inside the page, but no script. */
export function safeAddress(address: string | undefined): string | undefined {
  if (address === undefined) return undefined;
  // Browsers ignore these characters when they parse the scheme.
  const clean = address.replace(/[\u0000-\u0020\u007f-\u009f\u200b-\u200f\u2028-\u202e]+/g, '');
  if (clean === '' || clean.length > LONGEST) return undefined;
  const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(clean)?.[1].toLowerCase();
  if (scheme !== undefined) return ALLOWED.has(scheme) ? clean : undefined;
  return clean.startsWith('//') || clean.startsWith('\\') ? undefined : clean;
}
