import type { Language } from '../../../language/index.ts';
import type { Proposal } from '../proposal.ts';
import type { SentenceRules } from '../rules-file.ts';
import type { Tree } from '../tree.ts';
import { isWholeSentence } from './reread.ts';
import { isConditional, subjectAgain } from './subject.ts';

const SHORTEST = 2;
const LONGEST = 16;

/** "Founded in 1910, the club has …" → "The club was founded in 1910. The club has …" */
export function openingSplits(tree: Tree, rules: SentenceRules, language: Language): Proposal[] {
  const { copula } = rules;
  const finite = tree.finiteOf(tree.root);
  const subject = tree.subjectOf(tree.root);
  if (!copula || finite === undefined || subject === undefined) return [];
  let comma = SHORTEST;
  while (comma < LONGEST && tree.form(comma) !== ',') comma++;
  if (comma >= LONGEST || tree.enclosed[comma] || isConditional(tree, rules)) return [];
  // The subject follows, and nothing before it has a verb of its own.
  if (tree.stretch(subject)?.first !== comma + 1 || finite < subject) return [];
  for (let i = 0; i < comma; i++) if (tree.isFinite(i) || tree.form(i) === ',') return [];
  // "Its tagline": what is told first is told of somebody, not of what is his.
  const personal = tree.at(subject).upos === 'PROPN' || tree.at(subject).upos === 'PRON';
  const kind = kindOf(tree, comma, rules);
  if (kind === 'noun' && !personal) return [];
  // "Once built, it will become clear that …": nobody is told of.
  const empty =
    tree.at(tree.root).upos === 'ADJ' ||
    tree.children(tree.root).some((i) => /^(?:ccomp|csubj|xcomp)/.test(tree.relation(i)));
  const it = rules.repeatSubject?.pronouns?.Sing?.toLowerCase();
  if (empty && tree.lower(subject) === it) return [];
  const again = kind && subjectAgain(tree, subject, rules);
  if (!again) return [];
  const number = tree.at(subject).features.Number === 'Plur' ? 'Plur' : 'Sing';
  const tense = kind === 'participle' ? 'Past' : (tree.at(finite).features.Tense ?? 'Past');
  const is = copula[`${tense}.${number}`];
  const begin = `${again} ${is}`;
  const [{ form, start }] = tree.tokens;
  if (!is || !isWholeSentence(tree, [begin, { first: 0, last: comma - 1 }], language)) return [];
  if (!isWholeSentence(tree, [{ first: comma + 1, last: tree.lastWord }], language)) return [];
  const name = tree.at(0).upos === 'PROPN';
  const opening = name ? form[0] : form[0].toLowerCase();
  const stop = rules.stop ?? '. ';
  return [
    {
      rule: 'split/opening',
      operation: 'split',
      reason: 'Two statements are two sentences.',
      pieces: [
        { start, end: start + form[0].length, parts: [`${begin} ${opening}`] },
        {
          start: tree.tokens[comma - 1].end,
          end: tree.tokens[comma + 1].start,
          parts: [stop],
          capital: true,
        },
      ],
      dropped: [],
      key: kind,
    },
  ];
}

/** What was done to the subject, or what it is. */
function kindOf(tree: Tree, comma: number, rules: SentenceRules): string | undefined {
  const at = tree.at(0).upos === 'ADV' ? 1 : 0;
  const { upos, features } = tree.at(at);
  const done = upos === 'VERB' && features.VerbForm === 'Part' && features.Tense === 'Past';
  if (done && comma > at + 2 && /^(?:ADP|ADV)$/.test(tree.at(at + 1).upos)) {
    return rules.participles?.notDone?.includes(tree.lower(at)) ? undefined : 'participle';
  }
  if (!rules.indefinite?.includes(tree.lower(0))) return undefined;
  const noun = tree.at(0).head;
  if (noun < 0 || noun >= comma || tree.at(noun).upos !== 'NOUN') return undefined;
  if (tree.children(noun).some((each) => tree.relation(each) === 'case' && each < noun))
    return undefined;
  return rules.passive?.notAgents?.includes(tree.at(noun).lemma) ? undefined : 'noun';
}
