import type { Language } from '../../../../language/index.ts';
import type { PerfectRules } from '../../language-file/tense-rules.ts';
import type { Tree } from '../../tree.ts';
import { VerbFields } from '../verb-second/verb-field.ts';
import { type SaidPast, saidPast } from './participle.ts';

/** What rules about clauses know of a sentence: its verbs in the past, its clauses, its quotations. */
export interface Clauses {
  readonly fields: VerbFields;
  readonly pasts: ReadonlySet<number>;
  readonly quoted: Uint8Array;
}

const known = new WeakMap<Tree, Clauses>();

export function clausesIn(tree: Tree, data: PerfectRules, language: Language): Clauses {
  const before = known.get(tree);
  if (before) return before;
  const quoted = quotedIn(tree);
  const unclear = new Set<number>();
  const pasts = pastsIn(tree, data, language, quoted, unclear);
  const made = { fields: new VerbFields(tree, data, pasts, unclear), pasts, quoted };
  known.set(tree, made);
  return made;
}

/** Verbs that are finite pasts by their form, whatever the tagger says; `unclear` gets what is also a participle. */
function pastsIn(
  tree: Tree,
  data: PerfectRules,
  language: Language,
  quoted: Uint8Array,
  unclear: Set<number>,
): Set<number> {
  const found = new Set<number>();
  for (let i = 1; i < tree.tokens.length; i++) {
    const form = tree.form(i);
    if (form !== tree.lower(i) || !/^\p{L}\p{L}/u.test(form) || quoted[i]) continue;
    const { upos, features, lemma } = tree.at(i);
    const isTagged = features.Tense === 'Past' && features.VerbForm === 'Fin' && upos === 'VERB';
    const isLast = tree.isPunctuation(i + 1) || tree.at(i + 1).upos === 'CCONJ';
    const own = isTagged ? lemma : '';
    const said =
      saidPast(form, '', false, own, data, language) ??
      (isLast ? saidPast(form, '', true, own, data, language) : undefined);
    const isPast =
      said &&
      said.participle !== form &&
      !isBeforeNoun(tree, i, said, data) &&
      (isTagged || isSure(tree, i, said));
    if (data.stays.includes(form) || isPast) found.add(i);
    else if (said?.participle === form && !isLast) unclear.add(i);
  }
  return found;
}

/** "bunt bemalte Eier" */
function isBeforeNoun(
  tree: Tree,
  index: number,
  { isRegular, isKnown }: SaidPast,
  data: PerfectRules,
): boolean {
  // "naturnahe und glattrasierte Männer": a word that no list knows is sooner an adjective there.
  if (!isKnown && /^(?:NOUN|ADJ|CCONJ)$/.test(tree.at(index + 1).upos)) return true;
  // "die Möglichkeit, erkannte Fehler zu melden"
  const endsSo = Object.keys(data.past).some((each) => tree.form(index).endsWith(each));
  const isLike = endsSo && tree.at(index + 1).upos === 'NOUN';
  if (!isRegular && isLike && tree.isPunctuation(index - 1)) return true;
  // "das preisgekrönte, von ihr gebaute Haus", but "Das teilte die Stadt mit"
  const next = tree.at(index + 1).upos;
  const isTold = index === 1 && tree.isFinite(index) && /^(?:DET|PRON)$/.test(next);
  if (isRegular && tree.at(index - 1).upos === 'DET' && !isTold) return true;
  if (!isRegular || !/^(?:NOUN|ADJ)$/.test(tree.at(index + 1).upos)) return false;
  // "… und beantragte Haftbefehle" is told of somebody; "zeigen sowohl rasierte Männer" is not.
  const isJoined = tree.at(index - 1).upos === 'CCONJ' && !tree.isFinite(index - 2);
  if (hasVerbBeside(tree, index)) return true;
  if (/^(?:amod|advmod)$/.test(tree.relation(index))) return !isJoined;
  return (
    /^(?:DET|ADJ|ADV|NUM|ADP)$/.test(tree.at(index - 1).upos) && tree.subjectOf(index) === undefined
  );
}

/** "Die erlangten Werte sollen …", "müssen auf neue und veränderte Regeln achten": its clause has another verb. */
function hasVerbBeside(tree: Tree, index: number): boolean {
  let next = index + 1;
  while (/^(?:ADJ|NOUN|PROPN)$/.test(tree.at(next).upos)) next++;
  if (tree.isFinite(next)) return true;
  let help = index - 1;
  while (help >= 0 && !tree.isPunctuation(help) && !tree.isFinite(help)) help--;
  if (tree.at(help).upos !== 'AUX') return false;
  while (next <= tree.lastWord && !/^(?:PUNCT|VERB)$/.test(tree.at(next).upos)) next++;
  return /^(?:Inf|Part)$/.test(tree.at(next).features.VerbForm ?? '');
}

/** "verstanden" may be a participle, "lernten" an infinitive, "bunte" an adjective. */
function isSure(
  tree: Tree,
  index: number,
  { isRegular, isListed, participle, number }: SaidPast,
): boolean {
  const { upos, features } = tree.at(index);
  if (tree.form(index) === participle) return false;
  // "entspannen"
  if (features.VerbForm === 'Inf' && tree.at(index).lemma === tree.form(index) && !isRegular)
    return isListed;
  // "Plaza de las Victorias"
  if (upos === 'PROPN' && tree.at(index + 1).upos === 'PROPN') return false;
  if (!isRegular) return !/^(?:NOUN|PROPN)$/.test(upos) || number === 'Sing';
  if (upos === 'VERB')
    return features.VerbForm !== 'Part' && (number === 'Plur' || features.Tense !== 'Pres');
  // "Wir prüften Ihren Antrag": between somebody and what is no noun it is no adjective.
  return (
    /^(?:PRON|NOUN|PROPN|CCONJ)$/.test(tree.at(index - 1).upos) &&
    /^(?:DET|PRON|ADP)$/.test(tree.at(index + 1).upos)
  );
}

const QUOTES: Readonly<Record<string, string>> = {
  '„': '“',
  '»': '«',
  '«': '»',
  '‚': '‘',
  '"': '"',
  '``': "''",
};

const CLOSING = /^[«“]$/;

/** What stands in quotation marks, also where they open or close in another sentence. */
function quotedIn(tree: Tree): Uint8Array {
  const quoted = new Uint8Array(tree.tokens.length);
  let close = '';
  for (let i = 0; i < tree.tokens.length; i++) {
    const form = tree.form(i);
    if (close === '') {
      // "… hab ich dich,« sagte er": it was opened in the sentence before.
      if (CLOSING.test(form) && i > 0 && tree.tokens[i - 1].end === tree.tokens[i].start) {
        if (!quoted.includes(1)) quoted.fill(1, 0, i);
        continue;
      }
      // "« Es rief:" ends what the sentence before began.
      if (Object.hasOwn(QUOTES, form) && !(form === '«' && i === 0)) close = QUOTES[form];
      continue;
    }
    if (form === close) close = '';
    else quoted[i] = 1;
  }
  return quoted;
}
