import type { SentenceRules } from '../../language-file/rules-file.ts';
import { dropping, type Proposal, range } from '../../proposal.ts';
import { COMMAS, type Stretch, type Tree } from '../../tree.ts';
import { isBarred } from '../words/neighbours.ts';

const LONGEST = 5;
const NOMINAL = /^(?:NOUN|PROPN|ADJ|DET)$/;

/** "as a matter of fact", wherever it stands: nothing is lost without it. */
export function fillers(tree: Tree, rules: SentenceRules): Proposal[] {
  const { fillers: phrases = [], joiner = ' ' } = rules;
  if (phrases.length === 0) return [];
  const found: Proposal[] = [];
  for (let first = 0; first < tree.tokens.length; first++) {
    if (tree.enclosed[first]) continue;
    let phrase = '';
    for (let last = first; last < first + LONGEST && last < tree.tokens.length; last++) {
      phrase += (last > first ? joiner : '') + tree.lower(last);
      if (!phrases.includes(phrase) || tree.enclosed[last]) continue;
      // "además de darle": part of what it opens.
      if (isBarred(tree, { first, last }, phrase, rules)) continue;
      const stretch = withCommas(tree, { first, last }, joiner === '');
      if (!mayGo(tree, stretch, rules)) continue;
      const reason = `"${phrase}" adds little.`;
      found.push(dropping(tree, stretch, 'drop/filler', reason, phrase));
    }
  }
  return found;
}

/** With the commas around it, or the one after it where the sentence begins. */
function withCommas(tree: Tree, { first, last }: Stretch, isUnspaced: boolean): Stretch {
  const before = COMMAS.has(tree.form(first - 1));
  const after = COMMAS.has(tree.form(last + 1));
  // "pourra, en effet, s'il le souhaite, venir": the second comma opens what follows.
  const isClause = tree.at(last + 2).upos === 'SCONJ' && !belongsBefore(tree, last + 2);
  const opensNext = after && (isClause || opensContrast(tree, last + 2));
  // "この本、実は、古い": without a space only a comma sets words apart.
  if (before && after && isUnspaced) return { first, last: last + 1 };
  // "variações na radiação, na verdade, um eco": the first comma was not only its own.
  if (before && after && setsApart(tree, first - 2, last + 2)) return { first, last: last + 1 };
  if (before && after) return { first: first - 1, last: opensNext ? last : last + 1 };
  if (before && last >= tree.lastWord) return { first: first - 1, last };
  // "rari: infatti, la città …": the comma has nothing before it.
  const opens = first === 0 || tree.isPunctuation(first - 1);
  return opens && after ? { first, last: last + 1 } : { first, last };
}

/** "Não é de estranhar, aliás, que …": what belongs to the verb before it; not "pourra, en effet, s'il veut, venir". */
function belongsBefore(tree: Tree, mark: number): boolean {
  return tree.at(tree.at(mark).head).head < mark;
}

/** After a noun, another noun that tells what it is, or a clause that has its subject elsewhere. */
function setsApart(tree: Tree, before: number, after: number): boolean {
  const { upos, head, relation } = tree.at(after);
  if (relation === 'appos' || (upos === 'DET' && tree.relation(head) === 'appos')) return true;
  if (!NOMINAL.test(tree.at(before).upos)) return false;
  if (!tree.isFinite(after)) return false;
  const verb = /^(?:aux|cop)/.test(relation) ? head : after;
  const subject = tree.subjectOf(verb);
  if (subject === undefined) return verb !== tree.root;
  // "O vereador, Rui Melo, por sua vez, disse": it closes what is told of the subject.
  return range({ first: subject, last: before }).some((i) => COMMAS.has(tree.form(i)));
}

/** Is what follows able to stand first, and is enough left? */
function mayGo(tree: Tree, { first, last }: Stretch, rules: SentenceRules): boolean {
  const { upos } = tree.at(last + 1);
  if (tree.tokens.length - (last - first + 1) < 4) return false;
  if (upos === 'CCONJ' || tree.at(first - 1).upos === 'CCONJ') return false;
  // "sinais na luz, na verdade, um eco", "campeão, aliás, tricampeão": two nouns would run into one.
  const isPair = [first, last].every((i) => COMMAS.has(tree.form(i)));
  if (isPair && [first - 1, last + 1].every((i) => NOMINAL.test(tree.at(i).upos))) return false;
  // "O presidente, aliás (na linha do diretor), disse": the comma would stand alone.
  if (COMMAS.has(tree.form(first - 1)) && tree.form(last + 1) === '(') return false;
  // "Sandheden er - naturligvis - at": the dashes would stay.
  if ([first - 1, last + 1].every((i) => /^[-–—]$/.test(tree.form(i)))) return false;
  // "Wie gesagt – eigentlich ist es …": the verb would come first.
  if (first > 0) return !(tree.isPunctuation(first - 1) && opensWrongly(tree, last + 1, rules));
  if (rules.verbSecond && !COMMAS.has(tree.form(last))) return false;
  return !opensWrongly(tree, last + 1, rules);
}

/** Would this word, made the first, turn the sentence into a question or break it? */
export function opensWrongly(tree: Tree, index: number, rules: SentenceRules): boolean {
  if (rules.neverFirst?.includes(tree.lower(index))) return true;
  // "Seveda gre hvala tudi njemu": where clitics stand second, something stands before them and the verb.
  return (rules.verbSecond === true || rules.clitics !== undefined) && tree.isFinite(index);
}

/** "Sono elezioni, naturalmente, non un gioco": the comma before it stays; not "Il sindaco, infatti, non parte". */
export function opensContrast(tree: Tree, index: number): boolean {
  return tree.denies(index) && !/^(?:VERB|AUX|PRON|ADV)$/.test(tree.at(index + 1).upos);
}
