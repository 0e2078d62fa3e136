import { html, Markup } from '../core/markup.ts';
import type { MetricAgainstRatings } from '../evaluate/statistics/meta-evaluation.ts';
import type { Interval } from '../evaluate/statistics/resampling.ts';
import { type Analysis, lacksAgreement, NO_AGREEMENT } from './analyse.ts';

const STYLE = `:root{color-scheme:light dark}body{font:1rem/1.6 system-ui,sans-serif;max-width:64rem;margin:2rem auto;padding:0 1rem}table{border-collapse:collapse;margin:.5rem 0 1.5rem}th,td{text-align:start;padding:.3rem .8rem;border-bottom:1px solid #8888}td.n{text-align:end;font-variant-numeric:tabular-nums}caption{text-align:start;font-weight:600}.scroll{overflow-x:auto}`;
const POLICY = "default-src 'none'; style-src 'unsafe-inline'";

/**
 * The results of a study as a self-contained page.
 *
 * @example await writeFile('report.html', studyReport('My study', analyseStudy(data)))
 */
export function studyReport(
  name: string,
  analysis: Analysis,
  metrics: readonly MetricAgainstRatings[] = [],
): string {
  const { progress, participants } = analysis;
  return html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="${POLICY}">
<title>${name}</title><style>${new Markup(STYLE)}</style></head><body><main>
<h1>${name}</h1>
<p>${progress.answered} of ${progress.wanted} judgements by ${participants.length} participants${progress.late > 0 && `; ${progress.late} arrived too late and are not counted`}.</p>
${notes(analysis)}
${sections(analysis, metrics)}
<h2>How to read this</h2>
<p>Intervals are 95% intervals over items (t distribution); judgements of one text are not independent of each other. Alpha is Krippendorff's, kappa Cohen's as the mean over pairs of raters; the simulated kappa draws two raters from the crowd, as in Martin's thesis (7.5.2). Tests between systems are a paired bootstrap over items and an exact sign test; they treat items as drawn at random and raters as fixed, so they do not generalise to other raters, as a mixed model would. "More needed" is how many more items (or preferences) a test with 80% power at 5% would need to detect a difference of the observed size; an estimate from few items is rough. Ranks count as ratings (1 is best) and as preferences between every two texts.</p>
</main></body></html>
`.text;
}

/** What a reader must know before the figures. */
function notes(analysis: Analysis): Markup[] {
  const { participants, leftOut, attentiveMeans } = analysis;
  const flagged = participants.filter((row) => row.flagged);
  return [
    leftOut.length > 0 && html`<p>Excluded from all figures: ${leftOut.join(', ')}.</p>`,
    attentiveMeans.length > 0 &&
      html`<p>${flagged.length} of ${participants.length} participants failed an attention check and are flagged below. "Attentive" is the mean without them; <code>klartext study analyse --leave-out flagged</code> excludes them from all figures.</p>`,
    lacksAgreement(analysis) && html`<p>${NO_AGREEMENT}</p>`,
  ].filter((note) => note !== false);
}

function sections(analysis: Analysis, metrics: readonly MetricAgainstRatings[]): Markup[] {
  const {
    means,
    zMeans,
    agreement,
    dimensions,
    tests,
    preferences,
    ranks,
    words,
    marks,
    comprehension,
    participants,
  } = analysis;
  const keyed = (rows: Analysis['means']) =>
    new Map(rows.map((row) => [JSON.stringify([row.system, row.dimension]), row.mean]));
  const [z, attentive] = [keyed(zMeans), keyed(analysis.attentiveMeans)];
  const hasAttentive = attentive.size > 0;
  return [
    ...table(
      'Means',
      [
        ...['System', 'Dimension', 'Mean', '95%', 'z', 'Items', 'Judgements'],
        ...(hasAttentive ? ['Attentive'] : []),
      ],
      means.map((row) => [
        row.system ?? '',
        row.dimension ?? '',
        number(row.mean, 2),
        range(row.interval, 2),
        number(z.get(JSON.stringify([row.system, row.dimension])), 2),
        row.count,
        row.ratings,
        ...(hasAttentive
          ? [number(attentive.get(JSON.stringify([row.system, row.dimension])), 2)]
          : []),
      ]),
    ),
    ...table(
      'Agreement',
      [
        'Dimension',
        'Items',
        'α nominal',
        'α ordinal',
        'α interval',
        '95%',
        'κ',
        'κ linear',
        'κ quadratic',
        'κ simulated',
      ],
      agreement.map((row) => [
        row.dimension ?? '',
        row.count,
        number(row.alpha.nominal),
        number(row.alpha.ordinal),
        number(row.alpha.interval),
        range(row.alpha.confidence),
        number(row.kappa.none.value),
        number(row.kappa.linear.value),
        number(row.kappa.quadratic.value),
        row.simulated ? `${number(row.simulated.mean)} ±${number(row.simulated.deviation)}` : '',
      ]),
    ),
    ...table(
      'Between systems',
      [
        'First',
        'Second',
        'Dimension',
        'Difference (first − second)',
        '95%',
        'p (bootstrap)',
        'p (signs)',
        'Items',
        'More needed',
      ],
      tests.map((row) => [
        row.first,
        row.second,
        row.dimension,
        number(row.difference, 2),
        range(row.interval, 2),
        number(row.pValue),
        number(row.signTest),
        row.items,
        row.power?.more ?? '',
      ]),
    ),
    ...table(
      'Preferences',
      ['Systems', 'Question', 'Counts', 'p (binomial)', 'α', 'κ', 'More needed'],
      preferences.map((row) => [
        row.system ?? '',
        row.dimension ?? '',
        Object.entries(row.counts)
          .map(([label, count]) => `${label}: ${count}`)
          .join(', '),
        number(row.test?.pValue),
        number(row.alpha),
        number(row.kappa),
        row.power?.more ?? '',
      ]),
    ),
    ...table(
      'Agreement of rankings',
      ['Question', 'Items', 'Kendall’s W'],
      ranks.map((row) => [row.dimension, row.items, number(row.concordance)]),
    ),
    ...(dimensions && dimensions.names.length > 1
      ? table(
          'Correlations between dimensions (Pearson)',
          ['', ...dimensions.names],
          dimensions.pearson.map((row, at) => [
            dimensions.names[at],
            ...row.map(({ value }) => number(value)),
          ]),
        )
      : []),
    ...table(
      'Correlations of metrics with ratings',
      ['Metric', 'Dimension', 'Pearson', '95%', 'Spearman', 'Kendall'],
      metrics.map((row) => [
        row.metric,
        row.dimension,
        number(row.pearson.value),
        range(row.pearson.interval),
        number(row.spearman.value),
        number(row.kendall.value),
      ]),
    ),
    ...table(
      'Simpler words',
      ['Word', 'Votes'],
      words.map(({ word, votes }) => [
        word,
        votes.map(([answer, count]) => `${answer} ${count}`).join(', '),
      ]),
    ),
    ...marks.flatMap(({ mark, alpha, words: found }) =>
      table(
        `Marked as "${mark}" (α ${number(alpha)})`,
        ['Item', 'Word', 'Share'],
        found.map(({ item, word, share }) => [item, word, number(share, 2)]),
      ),
    ),
    ...table(
      'Understanding',
      ['Item', 'Version', 'Readers', 'Right', 'Asked', 'Seconds', 'Reading', 'Words per minute'],
      comprehension.map((row) => [
        row.item,
        row.system ?? '',
        row.readers,
        row.right,
        row.asked,
        number(row.seconds, 0),
        number(row.reading, 0),
        number(row.wordsPerMinute, 0),
      ]),
    ),
    ...table(
      'Participants',
      [
        ...['Id', 'State', 'Judgements', 'Seconds (median)', 'Test', 'Checks', 'Fakes'],
        ...['Inconsistency', 'Attention'],
      ],
      participants.map((row) => [
        row.participant,
        row.state,
        row.answers,
        number(row.seconds, 1),
        share(row.test),
        share(row.checks),
        share(row.fakes),
        number(row.inconsistency, 2),
        row.flagged ? 'flagged' : '',
      ]),
    ),
  ];
}

function table(
  title: string,
  heads: readonly string[],
  rows: readonly (readonly (string | number)[])[],
): Markup[] {
  if (rows.length === 0) return [];
  return [
    html`<div class="scroll" tabindex="0" role="region" aria-label="${title}"><table><caption>${title}</caption><thead><tr>${heads.map((head) => html`<th scope="col">${head}</th>`)}</tr></thead>
<tbody>${rows.map((cells) => html`<tr>${cells.map((cell) => (typeof cell === 'number' || /^[-−.\d]+$/.test(cell) ? html`<td class="n">${cell}</td>` : html`<td>${cell}</td>`))}</tr>`)}</tbody></table></div>`,
  ];
}

function number(value: number | undefined, digits = 3): string {
  return value === undefined || Number.isNaN(value) ? '–' : value.toFixed(digits);
}

function range(interval: Interval | undefined, digits = 3): string {
  return interval ? `${interval[0].toFixed(digits)} to ${interval[1].toFixed(digits)}` : '–';
}

function share({ right, asked }: { right: number; asked: number }): string {
  return asked === 0 ? '–' : `${right} of ${asked}`;
}
