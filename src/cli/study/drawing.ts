import type { MetricAgainstRatings } from '../../evaluate/statistics/meta-evaluation.ts';
import type { MeanRating } from '../../evaluate/statistics/ratings.ts';
import { lacksAgreement, NO_AGREEMENT } from '../../study/analyse.ts';
import type { Analysis } from '../../study/index.ts';
import { drawTable, printable } from '../columns.ts';
import type { Terminal } from '../terminal.ts';

/** The results of a study, for a terminal. */
export function drawAnalysis(
  name: string,
  analysis: Analysis,
  metrics: readonly MetricAgainstRatings[],
  terminal: Terminal,
): string {
  const { progress, means, agreement, tests, preferences, words, participants } = analysis;
  const attentive = new Map(analysis.attentiveMeans.map((row) => [keyOf(row), row.mean]));
  const hasAttentive = attentive.size > 0;
  const number = (value: number | undefined, digits = 3) =>
    value === undefined || Number.isNaN(value) ? '–' : value.toFixed(digits);
  const parts = [
    [`${name}\n${progress.answered} of ${progress.wanted} judgements`, ...notesOf(analysis)].join(
      '\n',
    ),
    table(
      ['system', 'dimension', 'mean', '95%', 'items', ...(hasAttentive ? ['attentive'] : [])],
      means.map((row) => [
        row.system ?? '',
        row.dimension ?? '',
        number(row.mean, 2),
        row.interval ? `${number(row.interval[0], 2)} – ${number(row.interval[1], 2)}` : '–',
        String(row.count),
        ...(hasAttentive ? [number(attentive.get(keyOf(row)), 2)] : []),
      ]),
      terminal,
    ),
    table(
      ['dimension', 'items', 'α interval', 'κ quadratic', 'simulated κ'],
      agreement.map((row) => [
        row.dimension ?? '',
        String(row.count),
        number(row.alpha.interval),
        number(row.kappa.quadratic.value),
        number(row.simulated?.mean),
      ]),
      terminal,
    ),
    table(
      ['first', 'second', 'dimension', 'first − second', 'p', 'items', 'more needed'],
      tests.map((row) => [
        row.first,
        row.second,
        row.dimension,
        number(row.difference, 2),
        number(row.pValue),
        String(row.items),
        row.power ? String(row.power.more) : '–',
      ]),
      terminal,
    ),
    table(
      ['systems', 'question', 'counts', 'p'],
      preferences.map((row) => [
        row.system ?? '',
        row.dimension ?? '',
        Object.entries(row.counts)
          .map(([label, count]) => `${label} ${count}`)
          .join(', '),
        number(row.test?.pValue),
      ]),
      terminal,
    ),
    table(
      ['metric', 'dimension', 'Pearson', 'Spearman', 'Kendall'],
      metrics.map((row) => [
        row.metric,
        row.dimension,
        number(row.pearson.value),
        number(row.spearman.value),
        number(row.kendall.value),
      ]),
      terminal,
    ),
    table(
      ['word', 'votes'],
      words.map(({ word, votes }) => [
        word,
        votes.map(([answer, count]) => `${answer} ${count}`).join(', '),
      ]),
      terminal,
    ),
    drawParticipants(participants, terminal),
  ];
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`;
}

const keyOf = ({ system, dimension }: Pick<MeanRating, 'system' | 'dimension'>) =>
  JSON.stringify([system, dimension]);

/** Notes that a reader of the figures needs. */
function notesOf(analysis: Analysis): string[] {
  const { participants, leftOut, attentiveMeans } = analysis;
  const flagged = participants.filter((row) => row.flagged).length;
  return [
    ...(leftOut.length > 0 ? [`Left out of all figures: ${leftOut.join(', ')}.`] : []),
    ...(attentiveMeans.length > 0
      ? [
          `Participants who failed an attention check are flagged: ${flagged} of ${participants.length}. "attentive" is the mean without them; --leave-out flagged leaves them out of all figures.`,
        ]
      : []),
    ...(lacksAgreement(analysis) ? [NO_AGREEMENT] : []),
  ];
}

/** The performance of participants. */
export function drawParticipants(
  participants: Analysis['participants'],
  terminal: Terminal,
): string {
  return table(
    ['participant', 'state', 'answers', 'seconds', 'test', 'checks', 'fakes', 'attention'],
    participants.map((row) => [
      row.participant,
      row.state,
      String(row.answers),
      row.seconds.toFixed(1),
      ...[row.test, row.checks, row.fakes].map(({ right, asked }) =>
        asked === 0 ? '–' : `${right}/${asked}`,
      ),
      row.flagged ? 'flagged' : '',
    ]),
    terminal,
  );
}

/** A table; empty without rows. */
export function table(
  heads: readonly string[],
  rows: readonly (readonly string[])[],
  terminal: Terminal,
): string {
  if (rows.length === 0) return '';
  return drawTable(
    heads.map((title) => ({ title })),
    rows.map((cells) => cells.map((text) => ({ text: printable(text) }))),
    terminal.columns,
  ).join('\n');
}
