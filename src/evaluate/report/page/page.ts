import { html, Markup } from '../../../core/markup.ts';
import type { ReportData } from '../data.ts';
import { samplesSection } from './samples.ts';
import { scoresSection } from './scores.ts';
import { SCRIPT } from './script.ts';
import {
  distributionsSection,
  fifthsSection,
  methodSection,
  operationsSection,
  planesSection,
  warningsSection,
} from './sections.ts';
import { sentenceTable } from './sentence-table.ts';
import { STYLE } from './style.ts';

const SECTIONS: readonly (readonly [id: string, title: string])[] = [
  ['scores', 'Scores'],
  ['warnings', 'Warnings'],
  ['plane', 'Meaning and simplicity'],
  ['length', 'By length'],
  ['distributions', 'Distributions'],
  ['operations', 'Operations'],
  ['samples', 'Samples'],
  ['sentences', 'Sentences'],
  ['method', 'Method'],
];

/**
 * A report as one HTML page that loads nothing. Every text is escaped, and the page's policy lets
 * only its own style and script through, by their hashes.
 *
 * @example await reportPage(reportData(samples, { systems: ['ours'], metrics: ['sari'], settings }))
 */
export async function reportPage(data: ReportData): Promise<string> {
  const policy = await policyOf();
  const planes = data.planes.length > 0;
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="generator" content="klartext">
<title>${data.title}</title>
<style>${new Markup(STYLE)}</style>
</head>
<body>
<header>
<h1><bdi>${data.title}</bdi></h1>
<p class="note">${data.language.name} · ${data.items} items · ${referencesIn(data)} · ${data.systems.length === 1 ? 'one system' : `${data.systems.length} systems`}</p>
</header>
<nav aria-label="Sections"><ul>${SECTIONS.filter(([id]) => planes || id !== 'plane').map(
    ([id, title]) => html`<li><a href="#${id}">${title}</a></li>`,
  )}</ul></nav>
<main>
${scoresSection(data)}
${warningsSection(data)}
${planesSection(data)}
${fifthsSection(data)}
${distributionsSection(data)}
${operationsSection(data)}
${samplesSection(data)}
${sentenceTable(data)}
${methodSection(data)}
</main>
<footer><p class="note">Made by Klartext. This page loads nothing and sends nothing.</p></footer>
<script>${new Markup(SCRIPT)}</script>
</body>
</html>
`.text;
}

function referencesIn({ references }: ReportData): string {
  if (references === '0') return 'no references';
  return references === '1' ? 'one reference each' : `${references} references each`;
}

async function policyOf(): Promise<string> {
  return [
    "default-src 'none'",
    `style-src 'sha256-${await sha256(STYLE)}'`,
    `script-src 'sha256-${await sha256(SCRIPT)}'`,
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');
}

/** In base64, as a policy has it. Web Crypto is in Node and in browsers. */
async function sha256(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return btoa(String.fromCharCode(...new Uint8Array(digest)));
}
