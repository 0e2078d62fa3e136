import type { SentenceRules } from '../../language-file/rules-file.ts';
import { upperFirst } from '../../proposal.ts';
import type { Tree } from '../../tree.ts';

/** The easier word in the form of the word it stands for; `shaped` is what the inflector says. */
export function formIn(
  tree: Tree,
  index: number,
  easier: string,
  shaped: string,
  rules: SentenceRules,
): string {
  return endedAlike(tree, index, easier, rules) ?? irregular(tree, index, easier, shaped, rules);
}

/** "Part.Fem.Sing", "Pres.3.Plur", "Acc.Plur", "Fem.Gen.Sing": the cell of a verb, noun, adjective. */
function cellOf(upos: string, features: Readonly<Record<string, string>>): string {
  const { VerbForm, Mood, Tense, Person, Gender, Case, Number: number } = features;
  const isPart = VerbForm === 'Part';
  const names =
    upos === 'VERB'
      ? isPart
        ? ['Part', Gender, number]
        : [Mood === 'Imp' ? Mood : Tense, Person, number]
      : [upos === 'ADJ' ? Gender : undefined, Case, number];
  return names.filter((name) => name !== undefined).join('.');
}

/** The shape of a word with the irregular form that the rules give for its cell. */
function irregular(
  tree: Tree,
  index: number,
  lemma: string,
  form: string,
  { forms = {} }: SentenceRules,
): string {
  const { upos, features } = tree.at(index);
  const [head, ...rest] = lemma.split(' ');
  const cells = forms[upos]?.[head];
  if (!cells) return form;
  const helped = tree.children(index).some((each) => tree.relation(each) === 'aux');
  const participle = features.VerbForm === 'Part' || (helped && features.Tense === 'Past');
  const cell =
    features.Tense === 'Past'
      ? participle
        ? 'Part'
        : 'Past'
      : features.Number === 'Plur'
        ? 'Plur'
        : '';
  const full = cellOf(upos, features);
  // "Part" alone is the past participle, not "taking".
  const known = (full.includes('.') ? cells[full] : undefined) ?? cells[cell];
  if (known === undefined) return form;
  const written = [known, ...rest].join(' ');
  return /^\p{Lu}/u.test(form) ? upperFirst(written) : written;
}

/** "relevante Inhalte" → "wichtige": the ending says more than what the tagger takes the case for. */
function endedAlike(
  tree: Tree,
  index: number,
  easier: string,
  { adjectiveEndings: known }: SentenceRules,
): string | undefined {
  const { upos, lemma, features } = tree.at(index);
  if (!known || upos !== 'ADJ' || !tree.lower(index).startsWith(lemma)) return undefined;
  const ending = tree.lower(index).slice(lemma.length);
  // "notwendig sind", "unterschiedlich große Häuser"
  if (ending !== '' && new RegExp(known.uneven, 'u').test(easier)) return undefined;
  if (ending !== '' && !known.endings.includes(ending)) return undefined;
  if (features.Degree === 'Cmp' || features.Degree === 'Sup') return undefined;
  return /^\p{Lu}/u.test(tree.form(index)) ? upperFirst(easier + ending) : easier + ending;
}
