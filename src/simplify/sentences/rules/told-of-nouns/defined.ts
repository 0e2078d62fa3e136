import type { Language } from '../../../../language/index.ts';
import type { SentenceRules } from '../../language-file/rules-file.ts';
import { type Proposal, range, startsOf } from '../../proposal.ts';
import type { Tree } from '../../tree.ts';
import { isConditional } from '../clauses/conditional.ts';
import { stopAt } from '../clauses/stop-at.ts';
import { isPersonal } from '../subjects/person.ts';
import { copulaOf, goesOnActing, isRelative, nameBefore, nounOf, timeOf } from './definition.ts';
import { tellsOfAll } from './told-of.ts';

/** Least words of what something is, and of what was done. */
const LEAST_TOLD = 3;

/**
 * "X is the second album by Ann Lee, released in 1999." → "It was released in 1999.": what was done to
 * what a sentence defines is known by its words, though the parser may take it for the main verb.
 */
export function definedSplits(
  tree: Tree,
  rules: SentenceRules,
  language: Language,
  known: readonly Proposal[],
): Proposal[] {
  const { defined, copula } = rules;
  if (!rules.formsAlike || !defined || !copula || isConditional(tree, rules)) return [];
  const is = copulaOf(tree, rules) ?? copulaOf(tree, rules, 'Plur');
  if (is === undefined) return [];
  const article = tree.at(is + 1).upos === 'ADV' ? is + 2 : is + 1;
  if (!tree.at(article).features.Definite) return [];
  const clause = clauseAfterComma(tree, { is, first: article + 1 }, rules);
  if (clause) return startsOf(known).has(clause.pieces[0].start) ? [] : [clause];
  const verb = doneAfterComma(tree, article + 1, rules);
  if (verb === undefined || tree.lastWord - verb < LEAST_TOLD - 1) return [];
  const comma = range({ first: article, last: verb }).findLast((i) => tree.form(i) === ',');
  if (comma === undefined || comma - is <= LEAST_TOLD) return [];
  const start = tree.tokens[comma - 1].end;
  if (startsOf(known).has(start) || !tree.isBalanced({ first: 0, last: comma - 1 })) return [];
  const noun = nounOf(tree, article + 1, comma);
  if (noun === undefined || tellsOfAll(tree, verb, rules) || goesOn(tree, verb)) return [];
  const again = ofWhom(tree, { is, noun, comma, verb }, rules);
  const more = goesOnActing(tree, verb, tree.lower(is), rules, language);
  if (!again || !more) return [];
  const parts = [rules.stop ?? '. ', `${again} ${timeOf(tree, verb, is, rules)} `];
  return [
    {
      rule: 'split/definition',
      operation: 'split',
      reason: 'Two statements are two sentences.',
      pieces: [{ start, end: tree.tokens[comma + 1].start, parts }, ...more],
      dropped: [],
      key: tree.at(verb).lemma,
    },
  ];
}

/** "Two and a Half Men is a sitcom, which premiered …" → "It premiered …", right after what it is. */
function clauseAfterComma(
  tree: Tree,
  { is, first }: { is: number; first: number },
  rules: SentenceRules,
): Proposal | undefined {
  const comma = range({ first, last: tree.lastWord - LEAST_TOLD }).find(
    (i) => tree.form(i) === ',' && !tree.enclosed[i],
  );
  if (comma === undefined || !isRelative(tree, comma + 1, rules)) return undefined;
  if (copulaOf(tree, rules) === undefined) return undefined;
  const noun = comma - 1;
  const words = range({ first, last: noun });
  const plain = words.every((i) => /^(?:ADJ|NOUN|PROPN|NUM|ADV|CCONJ)$/.test(tree.at(i).upos));
  if (!plain || words.length < 2 || tree.at(noun).upos !== 'NOUN') return undefined;
  const rest = { first: comma + 2, last: tree.lastWord };
  if (!tree.isBalanced(rest) || goesOn(tree, comma + 1)) return undefined;
  const isWho = rules.persons?.pronouns.includes(tree.lower(comma + 1));
  const isIt = is === 1 && tree.at(0).upos === 'PRON';
  if (isWho !== isPersonal(tree.at(noun).lemma, rules) || tree.at(0).features.PronType === 'Dem')
    return undefined;
  const it = rules.repeatSubject?.pronouns?.Sing;
  const again = isIt ? tree.form(0) : isWho ? nameBefore(tree, is, rules, comma) : it;
  if (!again) return undefined;
  const reason = 'Two statements are two sentences.';
  const cutting = { first: comma, last: comma + 1 };
  const split = stopAt(tree, cutting, rules, 'split/definition', reason, [`${again} `]);
  return { ...split, key: tree.lower(comma + 1) };
}

/** The first past participle after a comma, with nothing before it but what the noun is called by. */
function doneAfterComma(tree: Tree, first: number, rules: SentenceRules): number | undefined {
  for (let i = first; i < tree.lastWord - 1; i++) {
    if (tree.enclosed[i]) continue;
    const { upos, relation } = tree.at(i);
    if (tree.form(i) === ',') {
      let verb = i + 1;
      while (tree.at(verb).upos === 'ADV' && verb < i + 3) verb++;
      if (isDone(tree, verb)) return verb;
    }
    const plain = /^(?:ADJ|NOUN|PROPN|NUM|ADP|ADV|DET|CCONJ|PUNCT|PART|SYM)$/.test(upos);
    // "a song recorded by Ann Lee, released in": done to the same thing.
    const isBy = upos === 'VERB' && rules.passive?.by.includes(tree.lower(i + 1));
    const before = /^(?:amod|compound)$/.test(relation) || tree.at(i + 1).upos === 'NOUN';
    if (!plain && !before && !isBy) return undefined;
    if (/^[;:]$/.test(tree.form(i))) return undefined;
  }
  return undefined;
}

/** "released in", "held annually", "opened 3 May", "released May 3" */
function isDone(tree: Tree, verb: number): boolean {
  const { upos, features } = tree.at(verb);
  if (upos !== 'VERB' || features.Tense !== 'Past' || /^\p{Lu}/u.test(tree.form(verb)))
    return false;
  const own = tree.subjectOf(verb);
  if (own !== undefined && own > verb) return false;
  const after = tree.at(verb + 1).upos === 'CCONJ' ? verb + 3 : verb + 1;
  const next = tree.at(after).upos;
  const dated = /^\d/.test(tree.form(after)) || /^\d/.test(tree.form(after + 1));
  return /^(?:ADP|ADV|SCONJ)$/.test(next) || (/^(?:NUM|PROPN)$/.test(next) && dated);
}

/** ", released in 1999, it was …", ", and is …": more than what was done follows. */
function goesOn(tree: Tree, verb: number): boolean {
  return range({ first: verb, last: tree.lastWord - 1 }).some((i) => {
    if (tree.enclosed[i]) return false;
    if (/^[;:]$/.test(tree.form(i))) return true;
    const joins = tree.form(i) === ',' || tree.at(i).upos === 'CCONJ';
    const next = tree.at(i + 1).upos === 'ADV' ? i + 2 : i + 1;
    const { features, upos } = tree.at(next);
    const isMain = upos === 'AUX' && tree.isFinite(next);
    return (
      joins && (isMain || features.Case === 'Nom' || (upos === 'VERB' && features.Tense === 'Pres'))
    );
  });
}

/** "It" for a thing, a name or pronoun for somebody; undefined where another noun may be meant. */
function ofWhom(
  tree: Tree,
  { is, noun, comma, verb }: { is: number; noun: number; comma: number; verb: number },
  rules: SentenceRules,
): string | undefined {
  const first = tree.at(0);
  if (first.features.PronType === 'Dem' || first.features.Person === '1') return undefined;
  const after = range({ first: noun + 1, last: comma - 1 });
  const others = after.filter((i) => /^(?:NOUN|PROPN)$/.test(tree.at(i).upos));
  const { lemma } = tree.at(verb);
  const personal = isPersonal(tree.at(noun).lemma, rules) && first.upos !== 'DET';
  const pronoun = is === 1 && first.upos === 'PRON' ? tree.form(0) : undefined;
  if (first.upos === 'PRON' && !pronoun) return undefined;
  if (personal) {
    // "is the son of Ann Lee, known for": she may be.
    if (others.some((i) => isSomebody(tree, i, rules))) return undefined;
    return pronoun ?? nameBefore(tree, is, rules, comma);
  }
  const { Sing, Plur } = rules.repeatSubject?.pronouns ?? {};
  const many = copulaOf(tree, rules) === undefined;
  const it = many ? Plur : Sing;
  if (pronoun && pronoun !== it) return undefined;
  // "are a group from London, based in Camden": no group is from a group.
  if (many && others.every((i) => tree.at(i).upos === 'PROPN')) return it;
  // "is an album by the band X, formed in 1990": that may be the band.
  return others.length === 0 || rules.defined?.includes(lemma) ? it : undefined;
}

function isSomebody(tree: Tree, index: number, rules: SentenceRules): boolean {
  const { upos, lemma } = tree.at(index);
  return upos === 'PROPN' ? tree.at(index - 1).upos !== 'ADP' : isPersonal(lemma, rules);
}
