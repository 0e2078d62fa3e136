/** One edit and how probable it is that an editor would accept it. */
export interface EstimatedEdit {
  readonly rule: string;
  readonly pair: string;
  readonly source: string;
  readonly candidate: string;
  readonly estimate: number;
}

/** Estimates by rule and by pair, lowest first, with the edits estimated lowest. */
export function estimatePage(edits: readonly EstimatedEdit[], worst: number): string {
  if (edits.length === 0) return 'No edits.';
  const lowest = [...edits].sort((a, b) => a.estimate - b.estimate).slice(0, worst);
  return [
    `${edits.length} edits, mean estimate ${mean(edits)}`,
    ...table('rule', edits, ({ rule }) => rule),
    ...table('pair', edits, ({ pair }) => shortened(pair, 60)),
    '',
    `The ${lowest.length} edits estimated lowest`,
    ...lowest.flatMap(({ rule, source, candidate, estimate }) => [
      `  ${estimate.toFixed(2)} ${rule}`,
      `    - ${source}`,
      `    + ${candidate}`,
    ]),
  ].join('\n');
}

function table(
  title: string,
  edits: readonly EstimatedEdit[],
  keyOf: (edit: EstimatedEdit) => string,
): string[] {
  const groups = new Map<string, EstimatedEdit[]>();
  for (const edit of edits) groups.set(keyOf(edit), [...(groups.get(keyOf(edit)) ?? []), edit]);
  const rows = [...groups]
    .map(([key, group]) => ({ key, count: group.length, mean: mean(group), low: lowOf(group) }))
    .sort((a, b) => Number(a.mean) - Number(b.mean) || b.count - a.count);
  return [
    '',
    `made  mean  lowest  ${title}`,
    ...rows.map((row) => `${String(row.count).padStart(4)}  ${row.mean}    ${row.low}  ${row.key}`),
  ];
}

const mean = (edits: readonly EstimatedEdit[]) =>
  (edits.reduce((sum, { estimate }) => sum + estimate, 0) / edits.length).toFixed(2);

const lowOf = (edits: readonly EstimatedEdit[]) =>
  Math.min(...edits.map(({ estimate }) => estimate)).toFixed(2);

const shortened = (text: string, most: number) =>
  text.length > most ? `${text.slice(0, most - 1)}…` : text;
