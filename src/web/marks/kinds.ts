import type { Finding, Mark, Row } from '../../contract/index.ts';
import type { Translate } from '../i18n/translate.ts';
import type { MarkPlace, Marks, Side } from '../state/state.ts';
import { lineOf } from '../text/markdown.ts';

/** In the order of display. */
export const KINDS: readonly Mark[] = [
  'hard-words',
  'long-sentences',
  'structure',
  'passives',
  'negations',
  'numbers',
  'idioms',
  'abbreviations',
  'terms',
  'signs',
  'layout',
  'address',
];

/** The name of a kind, such as "hard words": its counting text without the number. */
export const kindName = (translate: Translate, kind: Mark): string =>
  translate(`marks.kind.${kind}`, { count: 2 }).replace(/^\S+\s/, '');

const NONE: readonly Finding[] = [];

/** The key of a dismissed finding: dismissing a word dismisses it everywhere. */
export const ignoreKey = ({ rule, text }: Pick<Finding, 'rule' | 'text'>): string =>
  `${rule}:${text.toLowerCase()}`.slice(0, 300);

/** All findings of a row on one side, without the dismissed ones. */
export function findingsOf(
  marks: Marks,
  row: Row,
  side: Side,
  ignored: ReadonlySet<string>,
): readonly Finding[] {
  const own = marks.byText.get(lineOf(row, side)) ?? NONE;
  const whole = marks.whole[side].get(row.id) ?? NONE;
  if (own.length + whole.length === 0) return NONE;
  if (whole.length === 0 && ignored.size === 0) return own;
  const base = own === NONE ? whole : own;
  const known = joined.get(base);
  if (known?.whole === whole && known.ignored === ignored) return known.list;
  const list = [...own, ...whole].filter((finding) => !ignored.has(ignoreKey(finding)));
  joined.set(base, { whole, ignored, list });
  return list;
}

/** The same list for the same findings, so that rows are not redrawn needlessly. */
const joined = new WeakMap<
  readonly Finding[],
  {
    readonly whole: readonly Finding[];
    readonly ignored: ReadonlySet<string>;
    readonly list: readonly Finding[];
  }
>();

/** Findings about the sentence or the paragraph, shown next to it and not under its words. */
export function isAboutSentence({ mark, start, end }: Finding, text: string): boolean {
  if (mark === 'long-sentences' || mark === 'structure' || mark === 'layout') return true;
  const length = end - start;
  // "You" is a word; a missing address concerns the whole paragraph.
  if (mark === 'address') return length > 20;
  return length > Math.max(40, text.length * 0.6);
}

export const placeOf = (row: string, side: Side, { start, end, rule }: Finding): MarkPlace => ({
  row,
  side,
  start,
  end,
  rule,
});

export const isAt = (place: MarkPlace | undefined, side: Side, finding: Finding): boolean =>
  place !== undefined &&
  place.side === side &&
  place.start === finding.start &&
  place.end === finding.end &&
  place.rule === finding.rule;
