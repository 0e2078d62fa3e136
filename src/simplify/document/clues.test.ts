import { beforeAll, describe, expect, it } from 'vitest';
import { folderFiles, type Identifier, loadIdentifier } from '../../language/index.ts';
import { languageClues } from './clues.ts';

let identifier: Identifier;
beforeAll(async () => {
  identifier = await loadIdentifier(await folderFiles());
});

async function found(source: string, format: 'text' | 'markdown' | 'html'): Promise<string> {
  const { named, prose } = await languageClues(source, format);
  return named ?? identifier.identify(prose).language;
}

/** A page as programs write it: far more English in its markup than its text has letters. */
const page = (text: string, attributes = '') => `<!doctype html><html${attributes}><head>
<title>Welcome to the example content management system</title>
<meta name="description" content="This page is about the opening hours of the library and how to get there">
<style>${'.main-navigation .button-primary:hover { background-color: white; font-weight: bold }\n'.repeat(40)}</style>
<script>const settings = { "the quick brown fox": "jumps over the lazy dog", message: "You have to accept the terms" };</script>
</head><body class="page page-with-sidebar has-header-image">
<nav><a href="/home">Home</a> <a href="/about">About us and our work in the community</a> <a href="/contact">Get in touch with the team</a></nav>
<main class="content main-content-area"><p class="paragraph text-is-large-and-friendly" data-tracking="the user has read the first paragraph">${text}</p></main>
<!-- This comment is written in English, as all comments of the template are. --></body></html>`;

const TEXTS = [
  ['de', 'Die Bücherei ist am Montag geschlossen.'],
  ['es', 'La biblioteca está cerrada los lunes.'],
  ['fr', 'La bibliothèque est fermée le lundi.'],
  ['it', 'La biblioteca è chiusa il lunedì.'],
  ['ru', 'Библиотека закрыта по понедельникам.'],
  ['en', 'The library is closed on Monday.'],
] as const;

describe('the language of a document', () => {
  it.each(TEXTS)('is that of its prose, not of its markup: %s', async (language, text) => {
    expect(await found(page(text), 'html')).toBe(language);
    expect(identifier.identify(page(text)).language).toBe('en');
  });

  it.each(TEXTS)('is not that of code in Markdown: %s', async (language, text) => {
    const code =
      '```js\nconst theMessage = "You have to accept the terms of the service";\n```\n\n';
    expect(await found(`${code.repeat(5)}${text}\n`, 'markdown')).toBe(language);
  });

  it.each([
    [' lang="de"', 'de'],
    [' lang="de-AT"', 'de'],
    [' LANG=DE', 'de'],
    [' xml:lang="fr"', 'fr'],
    [' class="no-js" lang="zh-Hant-TW" dir="ltr"', 'zh'],
  ])('is the one that the page names: <html%s>', async (attributes, language) => {
    expect(await found(page('Ok.', attributes), 'html')).toBe(language);
  });

  it.each([' lang=""', ' lang="nl"', ' lang="x-klingon"', ' lang', ''])(
    'is found from the text where the page names none of ours: <html%s>',
    async (attributes) => {
      expect(await found(page('La biblioteca está cerrada los lunes.', attributes), 'html')).toBe(
        'es',
      );
    },
  );

  it('is not that of a part of the page', async () => {
    const text = 'Wir sagen oft <em lang="en">fair play</em> dazu, und das ist gut so.';
    expect(await found(`<div lang="en">Menu</div><p>${text}</p>`, 'html')).toBe('de');
  });

  it('is told by running text before headings and menus', async () => {
    const menu = '<h2>News and events of the week</h2>'.repeat(80);
    expect(await found(`${menu}<p>Die Bücherei ist am Montag geschlossen.</p>`, 'html')).toBe('de');
  });
});
