import { posix } from 'node:path';
import { micromark } from 'micromark';
import { gfmTable, gfmTableHtml } from 'micromark-extension-gfm-table';
import { html, Markup } from '../../src/core/markup.ts';
import { NAVIGATION } from './pages.ts';

/** Where the page of a path is: `README.md` is `index.html`. */
export function addressOf(path: string): string {
  return path === 'README.md' ? 'index.html' : path.replace(/\.md$/, '.html').toLowerCase();
}

/** The anchor of a heading, as code hosts make it. */
function anchorOf(text: string): string {
  return text
    .replace(/<[^>]*>/g, '')
    .replace(/&[a-z]+;|&#\w+;/g, '')
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replace(/\s/g, '-');
}

export interface RenderedPage {
  readonly html: string;
  /** Pages of the repository and pictures that it refers to. */
  readonly pages: readonly string[];
  readonly pictures: readonly string[];
}

/** A page of Markdown as a page of the site. `isFile` says what there is in the repository. */
export function renderPage(
  path: string,
  source: string,
  isFile: (path: string) => boolean,
): RenderedPage {
  const pages: string[] = [];
  const pictures: string[] = [];
  const here = posix.dirname(path);
  const seen = new Map<string, number>();
  let [tables, examples] = [0, 0];
  const body = micromark(source, { extensions: [gfmTable()], htmlExtensions: [gfmTableHtml()] })
    .replace(/<h([1-6])>([\s\S]*?)<\/h\1>/g, (_, level, text) => {
      const anchor = anchorOf(text);
      const count = seen.get(anchor) ?? 0;
      seen.set(anchor, count + 1);
      return `<h${level} id="${anchor}${count > 0 ? `-${count}` : ''}">${text}</h${level}>`;
    })
    .replace(/<a href="([^"]*)">([\s\S]*?)<\/a>/g, (link, target: string, text: string) => {
      if (/^(?:[a-z]+:|#)/i.test(target)) return link;
      const [file, anchor] = target.split('#');
      const wanted = posix.normalize(posix.join(here, file)).replace(/\/$/, '');
      const found = [wanted, `${wanted}/README.md`].find(
        (each) => each.endsWith('.md') && isFile(each),
      );
      // Sources are no part of the site: their names stay as text.
      if (!found) return text;
      pages.push(found);
      return `<a href="${relative(path, addressOf(found))}${anchor === undefined ? '' : `#${anchor}`}">${text}</a>`;
    })
    .replace(/<img src="([^"]*)"/g, (image, target: string) => {
      if (/^[a-z]+:/i.test(target)) return image;
      const picture = posix.normalize(posix.join(here, target));
      pictures.push(picture);
      return `<img src="${relative(path, picture)}"`;
    })
    .replace(/<table>/g, () => `<div class="scroll" ${scrolled('Table', ++tables)}><table>`)
    .replace(/<\/table>/g, '</table></div>')
    // The cell above the names of rows is no heading.
    .replace(/<th([^>]*)><\/th>/g, '<td$1></td>')
    .replace(/<pre>/g, () => `<pre ${scrolled('Code', ++examples)}>`);
  return { html: framed(path, titleOf(source), body), pages, pictures };
}

/** A part that scrolls by itself must be reachable by keyboard, and named. */
const scrolled = (what: string, number: number) =>
  `tabindex="0" role="region" aria-label="${what} ${number}"`;

const titleOf = (source: string) =>
  /^# (.+)$/m.exec(source)?.[1].replace(/[`*]/g, '') ?? 'Klartext';

function relative(from: string, to: string): string {
  return posix.relative(posix.dirname(addressOf(from)), to) || posix.basename(to);
}

function framed(path: string, title: string, body: string): string {
  const navigation = NAVIGATION.map(
    (group): Markup =>
      html`<li><h2>${group.title}</h2><ul>${group.pages.map((each) => {
        const current = each.path === path ? new Markup(' aria-current="page"') : '';
        return html`<li><a href="${relative(path, addressOf(each.path))}"${current}>${each.title}</a></li>`;
      })}</ul></li>\n`,
  );
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title === 'Klartext' ? title : `${title} · Klartext`}</title>
<link rel="stylesheet" href="${relative(path, 'style.css')}">
</head>
<body>
<a class="skip" href="#text">Skip to the text</a>
<nav aria-label="Pages"><p><a href="${relative(path, 'index.html')}">Klartext</a></p>
<p><a href="${relative(path, 'demo/index.html')}">Try it in your browser</a></p>
<ul>${navigation}</ul></nav>
<main id="text">
${new Markup(body)}
</main>
</body>
</html>
`.text;
}
