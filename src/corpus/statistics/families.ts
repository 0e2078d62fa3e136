/**
 * Branch of the language family and script (ISO 15924) of the languages of the corpora: the
 * columns by which MultiSim's Table 4 compares sources of transfer.
 */
export const LANGUAGE_FAMILIES: Readonly<
  Record<string, readonly [family: string, script: string]>
> = {
  ar: ['Semitic', 'Arab'],
  ca: ['Romance', 'Latn'],
  da: ['Germanic', 'Latn'],
  de: ['Germanic', 'Latn'],
  en: ['Germanic', 'Latn'],
  es: ['Romance', 'Latn'],
  eu: ['Basque', 'Latn'],
  fil: ['Austronesian', 'Latn'],
  fr: ['Romance', 'Latn'],
  it: ['Romance', 'Latn'],
  ja: ['Japonic', 'Jpan'],
  nl: ['Germanic', 'Latn'],
  pt: ['Romance', 'Latn'],
  ru: ['Slavic', 'Cyrl'],
  si: ['Indo-Aryan', 'Sinh'],
  sl: ['Slavic', 'Latn'],
  sv: ['Germanic', 'Latn'],
  ur: ['Indo-Aryan', 'Arab'],
  zh: ['Sinitic', 'Hans'],
};
