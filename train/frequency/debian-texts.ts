import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { debianPackage, NOT_TEXT } from '../packages.ts';
import {
  bareMessage,
  filesUnder,
  gettextText,
  htmlText,
  jsonMessages,
  pakText,
  readUtf8,
} from './texts.ts';

// Translated texts of Debian packages, for languages without lists or corpora of their own.

const package_ = (name: string, version: string) => debianPackage(name, version, NOT_TEXT);

/** The messages of MediaWiki and its extensions. */
export function mediawiki(language: string): string[] {
  return filesUnder(package_('mediawiki', '1:1.39.17-1+deb12u2'), (path) =>
    path.endsWith(`/${language}.json`),
  ).map((path) => {
    try {
      return jsonMessages(readUtf8(path));
    } catch {
      return '';
    }
  });
}

const translations = (folder: string, test: (path: string) => boolean) =>
  filesUnder(folder, (path) => path.endsWith('.mo') && test(path)).map((path) =>
    gettextText(readFileSync(path)),
  );

export function wordpress(language: string): string[] {
  const name = new RegExp(`/(?:[a-z-]+-)?${language}(?:_[A-Z]+)?\\.mo$`);
  return translations(package_('wordpress-l10n', '6.1.9+dfsg1-0+deb12u1'), (path) =>
    name.test(path),
  );
}

/** The messages of Chromium. */
export function chromium(language: string): string[] {
  const folder = package_('chromium-l10n', '156.0.8078.79-1~deb12u1');
  return [pakText(readFileSync(`${folder}/usr/lib/chromium/locales/${language}.pak`))];
}

/** The messages of Firefox: values of Fluent and properties files in a zip. */
export function firefox(language: string): string[] {
  const folder = package_(`firefox-esr-l10n-${language}`, '153.7.0esr-1~deb12u1');
  const [pack] = filesUnder(folder, (path) => path.endsWith('.xpi'));
  const text = execFileSync('unzip', ['-p', pack, '*.ftl', '*.properties'], {
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  });
  return text
    .split('\n')
    .filter((line) => !line.startsWith('#'))
    .map((line) => bareMessage(line.slice(line.indexOf('=') + 1)));
}

/** Stories and speech of two games. */
export function games(language: string): string[] {
  const inFolder = (path: string) =>
    path.includes(`/${language}/`) || path.endsWith(`/${language}.mo`);
  return [
    ...translations(package_('wesnoth-1.16-data', '1:1.16.9-1'), inFolder),
    ...translations(package_('widelands-data', '2:1.1-3'), inFolder),
  ];
}

export function libreofficeHelp(language: string): string[] {
  const folder = package_(`libreoffice-help-${language}`, '4:7.4.7-1+deb12u14');
  return filesUnder(folder, (path) => path.endsWith('.html')).map((path) =>
    htmlText(readUtf8(path)),
  );
}

export function gnomeHelp(language: string): string[] {
  const folder = package_('gnome-user-docs', '43.0-2');
  return filesUnder(
    folder,
    (path) => path.includes(`/help/${language}/`) && path.endsWith('.page'),
  ).map((path) => htmlText(readUtf8(path)));
}
