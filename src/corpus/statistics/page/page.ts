import { createHash } from 'node:crypto';
import { html, Markup } from '../../../core/markup.ts';
import { STYLE } from './style.ts';

/** Nothing is loaded and nothing runs: only this style, told by its hash. */
const POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`,
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');

/** A whole page that needs no network, light or dark as the reader has it. */
export function page(title: string, language: string, body: Markup): string {
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${POLICY}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="klartext:language" content="${language}">
<title>${title}</title>
<style>${new Markup(STYLE)}</style>
</head>
<body>
<main>
${body}
</main>
</body>
</html>
`.text;
}
