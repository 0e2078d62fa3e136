/** The supported languages; each is a package of data, @klartext/language-ID. */
const IDS = ['ar', 'da', 'de', 'en', 'es', 'eu', 'fr', 'it', 'ja', 'pt', 'ru', 'sl', 'ur', 'zh'];

/** Every language that can be loaded, sorted. */
export function languageIds(): string[] {
  return [...IDS];
}

/**
 * The supported language that a BCP 47 tag names, ignoring its country and script.
 *
 * @example namedLanguage('de-AT') // 'de'
 */
export function namedLanguage(tag: string | undefined): string | undefined {
  const [primary] = (tag ?? '').trim().toLowerCase().split(/[-_]/);
  return IDS.includes(primary) ? primary : undefined;
}
