import { html } from '../../core/markup.ts';
import { distributionOf } from '../../corpus/statistics/distribution.ts';
import { densityPlot } from '../../corpus/statistics/page/charts.ts';
import { page } from '../../corpus/statistics/page/page.ts';
import type { MinedPair } from '../stages/pairs.ts';

type Features = MinedPair['features'];
/** The plots: Figure 10.1 of Martin (2021), and the longest sentence for splits. */
const DRAWN: readonly [keyof Features, title: string, range: readonly [number, number]][] = [
  ['length', 'Length: characters, target over source', [0, 2]],
  ['replaceOnly', 'Replace-only similarity of letters', [0, 1]],
  ['words', 'Word rank, target over source', [0.5, 1.5]],
  ['syntax', 'Depth of the tree, target over source', [0, 2]],
  ['longestSentence', 'Longest sentence, target over source', [0, 2]],
];
const SAMPLES = 20;

/** A page with samples and the densities of the mined pairs next to those of a reference corpus. */
export function densityPage(
  language: string,
  mined: readonly MinedPair[],
  reference?: { readonly name: string; readonly features: readonly Partial<Features>[] },
): string {
  const plots = DRAWN.map(([feature, title, range]) => {
    const ours = distributionOf(numbersOf(mined, feature), range);
    const theirs =
      reference && distributionOf(numbersOfFeatures(reference.features, feature), range);
    return html`<h2>${title}</h2><div class="plots">
${ours && densityPlot(`mined, ${language}`, ours)}
${theirs && densityPlot(reference.name, theirs)}
</div>`;
  });
  const step = Math.max(1, Math.floor(mined.length / SAMPLES));
  const samples = mined.filter((_, at) => at % step === 0).slice(0, SAMPLES);
  const body = html`<h1>${mined.length} mined pairs</h1>
${plots}
<h2>Samples</h2>
<div class="wide"><table><thead><tr><th class="text">source</th><th class="text">target</th><th>distance</th><th class="text">kind</th></tr></thead>
<tbody>${samples.map(
    ({ source, target, distance, kind }) =>
      html`<tr><td class="pair">${source}</td><td class="pair">${target}</td><td>${distance.toFixed(3)}</td><td class="text">${kind}</td></tr>`,
  )}</tbody></table></div>`;
  return page('Mined pairs – klartext', language, body);
}

function numbersOf(pairs: readonly MinedPair[], feature: keyof Features): number[] {
  return numbersOfFeatures(
    pairs.map(({ features }) => features),
    feature,
  );
}

function numbersOfFeatures(all: readonly Partial<Features>[], feature: keyof Features): number[] {
  return all.map((each) => each[feature]).filter((value) => value !== undefined);
}
