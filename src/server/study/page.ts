import { html, type Markup } from '../../core/markup.ts';
import type { Wording } from '../../study/index.ts';

/** Allows only the page's own style and script, both in files. */
export const STUDY_POLICY =
  "default-src 'none'; style-src 'self'; script-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

/** The researcher's pages are in English, whatever the study's language. */
export const ENGLISH: Pick<Wording, 'language' | 'direction'> = {
  language: 'en',
  direction: 'ltr',
};

/** A page of a study: one thing at a time. */
export function page(
  { language, direction }: Pick<Wording, 'language' | 'direction'>,
  title: string,
  content: Markup,
  isWide = false,
): string {
  return html`<!doctype html>
<html lang="${language}" dir="${direction}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<link rel="stylesheet" href="/study-files/style.css">
<script src="/study-files/script.js" defer></script>
</head>
<body><main${isWide && html` class="wide"`}>${content}</main></body>
</html>
`.text;
}

/** An author's text, with its lines and paragraphs. */
export function paragraphs(text: string): Markup[] {
  return text
    .trim()
    .split(/\n{2,}/)
    .map(
      (part) =>
        html`<p>${part.split('\n').flatMap((line, at) => (at > 0 ? [html`<br>`, line] : [line]))}</p>`,
    );
}

/** Replaces `{name}` in a text of the pages by its value. */
export function filled(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name) => String(values[name] ?? whole));
}
