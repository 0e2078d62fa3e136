import { onceFor } from '../../../../core/once-for.ts';
import type { SentenceRules } from '../../language-file/rules-file.ts';
import { type Proposal, upperFirst } from '../../proposal.ts';
import type { Tree } from '../../tree.ts';

type Spelling = NonNullable<SentenceRules['spelling']>;

/**
 * "Пошел" → "Пошёл", "поклонися" → "поклонись": a letter that print leaves out, as books for
 * children and learners write it, and endings that are no longer in use. Only words that cannot be
 * read as another one are listed; names stay as they are written.
 */
export function spellings(tree: Tree, { spelling }: SentenceRules): Proposal[] {
  if (!spelling) return [];
  const known = formsOf(spelling);
  const found: Proposal[] = [];
  tree.tokens.forEach(({ form, start, end }, index) => {
    const isCapital = /^\p{Lu}/u.test(form);
    if (isCapital && index > 0 && !opens(tree, index) && mayBeName(tree, index)) return;
    const word = tree.lower(index);
    const modern = modernOf(tree, index, spelling) ?? word;
    const full = known.get(modern);
    const easier = full && isOfKind(tree, index, full.upos) ? full.form : modern;
    if (easier === word) return;
    const text = isCapital ? upperFirst(easier) : easier;
    found.push({
      rule: 'replace/spelling',
      operation: 'substitute',
      reason: `"${text}" shows how "${form}" is read.`,
      pieces: [{ start, end, parts: [text] }],
      dropped: [index],
      key: word,
    });
  });
  return found;
}

/** Verse begins its lines with capitals: "Ещё", "Пошёл" are no names. */
function mayBeName(tree: Tree, index: number): boolean {
  return !/^(?:VERB|PRON|ADV|DET|PART)$/.test(tree.at(index).upos);
}

/** After a dash or quotation mark a sentence begins inside another one. */
function opens(tree: Tree, index: number): boolean {
  return tree.isPunctuation(index - 1) && !/^\p{Lu}/u.test(tree.form(index + 1));
}

/** The word with an ending of today: "своею" → "своей". */
function modernOf(tree: Tree, index: number, { endings }: Spelling): string | undefined {
  const word = tree.lower(index);
  const { features, lemma } = tree.at(index);
  for (const { from, to, least = 0, cases, verb, except = [] } of endings) {
    if (!word.endsWith(from) || word.length < least) continue;
    if (cases && !cases.includes(features.Case)) continue;
    if (verb !== undefined && features.VerbForm !== verb) continue;
    if (except.some((each) => word === each || lemma.endsWith(each))) continue;
    return word.slice(0, -from.length) + to;
  }
  return undefined;
}

function isOfKind(tree: Tree, index: number, upos: string | undefined): boolean {
  return upos === undefined || tree.at(index).upos === upos;
}

interface Full {
  readonly form: string;
  readonly upos?: string;
}

/** All words with the letter, by how they are written without it. */
const formsOf = onceFor((spelling: Spelling): ReadonlyMap<string, Full> => {
  const [full, plain] = spelling.letter;
  const forms = new Map<string, Full>();
  for (const { prefixes = [], stems, endings = [''], upos } of spelling.words) {
    for (const stem of stems.split(' ')) {
      for (const ending of endings) {
        for (const prefix of ['', ...prefixes]) {
          const form = prefix + stem + ending;
          const key = form.replaceAll(full, plain);
          if (!forms.has(key)) forms.set(key, { form, ...(upos && { upos }) });
        }
      }
    }
  }
  return forms;
});
