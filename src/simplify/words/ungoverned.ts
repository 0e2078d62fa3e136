import type { Sentence, Token } from '../../core/index.ts';
import type { ShapeRules } from './fitting-form.ts';
import type { Government } from './government.ts';

/** Complements of the old verb that the new one does not govern: *fehlte [die Stimme], *nimmt [auf] sein Geld. */
export function ungoverned(
  word: string,
  { tokens }: Sentence,
  index: number,
  { government, prepositions = {} }: ShapeRules,
  isWord: (lemma: string) => boolean = () => true,
): string | undefined {
  const { form, analysis } = tokens[index];
  if (!government || analysis?.upos !== 'VERB') return undefined;
  const { lemma } = analysis;
  // An unknown lemma was invented by the tagger: *stahlen, *hergestellen.
  if (!government.knows(lemma) && !isWord(lemma)) return form;
  const children = tokens.filter((token) => token.analysis?.head === index);
  const cases = (child: Token) =>
    tokens.filter(
      ({ analysis }) => analysis?.relation === 'case' && tokens[analysis.head] === child,
    );
  for (const child of children) {
    for (const { form: shown } of [child, ...cases(child)]) {
      const asked = prepositionOf(shown, prepositions);
      if (asked === undefined) continue;
      if (government.takes(lemma, `+${asked}`) && !government.takes(word, `+${asked}`))
        return shown;
    }
  }
  const dative = children.find((child) => cases(child).length === 0 && isDative(child, tokens));
  if (dative && government.takes(lemma, 'dative') && !government.takes(word, 'dative'))
    return dative.form;
  if (!government.knows(word)) return undefined;
  const helper = children.find(({ analysis }) => analysis?.relation === 'aux');
  if (helper && isOtherHelper(word, helper, government)) return helper.form;
  const needed = objectsNeeded(lemma, tokens, index, children, government);
  return needed.every((each) => government.takes(word, each)) ? undefined : form;
}

function prepositionOf(
  form: string,
  prepositions: Readonly<Record<string, readonly string[]>>,
): string | undefined {
  const lower = form.toLowerCase();
  for (const name in prepositions) if (prepositions[name].includes(lower)) return name;
  return undefined;
}

/** Indirect objects: den Kindern. Articles show the case better than nouns. */
function isDative(child: Token, tokens: readonly Token[]): boolean {
  const { relation = '', features = {}, upos } = child.analysis ?? {};
  if (!/^(?:i?obj|obl)/.test(relation) || features.Reflex === 'Yes') return false;
  const article = tokens.find(
    ({ analysis }) => analysis?.relation.startsWith('det') && tokens[analysis.head] === child,
  );
  return upos === 'PRON' || article
    ? (article?.analysis ?? child.analysis)?.features.Case === 'Dat'
    : relation === 'iobj';
}

/** *hat gelandet, *ist begonnen. */
function isOtherHelper(word: string, { analysis }: Token, government: Government): boolean {
  const helpers = government.helpers.filter((each) => government.takes(word, each));
  const own = `perfect ${analysis!.lemma}`;
  return government.helpers.includes(own) && helpers.length === 1 && helpers[0] !== own;
}

/** Whether a verb has an object here, or has none; if the sentence does not show it, a verb that can be both must be both. */
function objectsNeeded(
  lemma: string,
  tokens: readonly Token[],
  index: number,
  children: readonly Token[],
  government: Government,
): readonly string[] {
  const has = (relation: RegExp) =>
    children.some(({ analysis }) => relation.test(analysis?.relation ?? ''));
  const { relation, features } = tokens[index].analysis!;
  const isAttribute = features.VerbForm === 'Part' && /^(?:amod|acl)/.test(relation);
  // The dictionary is more reliable than the parser.
  const taken = OBJECTS.filter((each) => government.takes(lemma, each));
  if (taken.length === 1) return taken;
  if (has(/^(?:aux:pass|nsubj:pass)/) || isAttribute) return ['obj'];
  const object = children.find(({ analysis }) => /^(?:obj|ccomp)/.test(analysis?.relation ?? ''));
  if (object) return isDative(object, tokens) ? [] : ['obj'];
  // The object of coordinated verbs may be elsewhere.
  const isUnclear = /^(?:conj|acl|advcl|xcomp)/.test(relation) || has(/^conj/) || !has(/^nsubj/);
  if (isUnclear) return taken;
  return ['bare'];
}

const OBJECTS = ['obj', 'bare'];
