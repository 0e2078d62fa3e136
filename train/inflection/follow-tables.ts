/** The forms that tables and dictionaries give for one cell of a lemma. */
export interface Witnessed {
  readonly lemma: string;
  /** Paradigm and cell. */
  readonly cell: string;
  readonly table: string | undefined;
  readonly dictionary: string | undefined;
}

const LEAST_SEEN = 3;
const LEAST_SHARE = 0.7;

/**
 * Where a dictionary writes otherwise than the tables: French tables follow the spelling of 1990
 * (*cèdera*), dictionaries mostly the older one (*cédera*); and the tables of some verbs have the
 * pronoun with them (*nous targuons*). A model that is to continue the tables must not learn the
 * dictionary's habit. Gives the form to learn instead, or undefined when the dictionary has none to
 * give. What the tables do is learned from lemmas that both list.
 */
export function tablesHabits(
  witnessed: readonly Witnessed[],
): (lemma: string, cell: string, form: string) => string | undefined {
  const habits = new Map<string, Map<string, number>>();
  const withWords = new Map<string, boolean>();
  for (const { lemma, cell, table, dictionary } of witnessed) {
    if (table === undefined || dictionary === undefined) continue;
    const place = `${cell} ${shapeOf(lemma)}`;
    const row = habits.get(place) ?? new Map<string, number>();
    const change = changeOf(lemma, dictionary, table);
    row.set(change, (row.get(change) ?? 0) + 1);
    habits.set(place, row);
    const isLonger = /[ ’'-]/.test(table) && table.endsWith(dictionary);
    if (table === dictionary) withWords.set(lemma, false);
    else if (isLonger && !withWords.has(lemma)) withWords.set(lemma, true);
  }
  return (lemma, cell, form) => {
    if (withWords.get(lemma)) return undefined;
    const row = habits.get(`${cell} ${shapeOf(lemma)}`);
    if (!row) return form;
    const [change, count] = [...row].sort((a, b) => b[1] - a[1])[0];
    const seen = [...row.values()].reduce((sum, value) => sum + value, 0);
    if (change === SAME || change === OTHER) return form;
    if (count < LEAST_SEEN || count < LEAST_SHARE * seen) return form;
    const [from, to] = change.split('>');
    const at = lemma.lastIndexOf(from);
    return form.startsWith(from, at) ? form.slice(0, at) + to + form.slice(at + from.length) : form;
  };
}

const SAME = 'same';
const OTHER = 'other';

/** One letter of the stem, its last of the kind, that the table writes otherwise: `é>è`. */
function changeOf(lemma: string, dictionary: string, table: string): string {
  if (dictionary === table) return SAME;
  if (dictionary.length !== table.length) return OTHER;
  const at = [...dictionary].findIndex((letter, i) => letter !== table[i]);
  const same = dictionary.slice(at + 1) === table.slice(at + 1);
  return same && lemma.lastIndexOf(dictionary[at]) === at
    ? `${dictionary[at]}>${table[at]}`
    : OTHER;
}

const SHAPE = 4;

/** The end of a lemma with all consonants alike: `éCeC` of céder and paramétrer. */
function shapeOf(lemma: string): string {
  return lemma.replace(/[^aeiouyáàâäéèêëíìîïóòôöúùûü]+/g, 'C').slice(-SHAPE);
}
