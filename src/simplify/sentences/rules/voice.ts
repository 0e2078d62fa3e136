import type { Language } from '../../../language/index.ts';
import { type Part, type Proposal, range, spanOf } from '../proposal.ts';
import type { SentenceRules } from '../rules-file.ts';
import type { Stretch, Tree } from '../tree.ts';
import { isPersonal } from './person.ts';
import { thirdPerson } from './third-person.ts';

/** "X was written by Y" → "Y wrote X", when nothing else is in the way. */
export function activeVoice(tree: Tree, rules: SentenceRules, language: Language): Proposal[] {
  const { passive } = rules;
  const verb = tree.root;
  if (!passive || tree.at(verb).upos !== 'VERB') return [];
  const children = tree.children(verb);
  const subject = children.find((each) => tree.at(each).relation === 'nsubj:pass');
  const auxiliaries = children.filter((each) => tree.relation(each) === 'aux');
  const agent = children.find(
    (each) =>
      each > verb &&
      tree.relation(each) === 'obl' &&
      tree
        .children(each)
        .some((c) => tree.relation(c) === 'case' && passive.by.includes(tree.lower(c))),
  );
  if (subject === undefined || agent === undefined || auxiliaries.length !== 1) return [];
  const tense = passive.auxiliaries[tree.lower(auxiliaries[0])];
  const whole = tree.stretch(subject);
  const agentStretch = tree.stretch(agent);
  if (!tense || !whole || !agentStretch) return [];
  // By whom: a name, a person's pronoun or a noun with a determiner; not "by hand", "by 1990".
  const by = tree.children(agent).find((c) => passive.by.includes(tree.lower(c)));
  if (by === undefined || by !== agentStretch.first || by - verb > 5) return [];
  const between: Stretch = { first: verb + 1, last: by - 1 };
  if (range(between).some((i) => tree.isPunctuation(i) || !tree.isUnder(i, verb))) return [];
  if (passive.notAgents?.includes(tree.at(agent).lemma)) return [];
  const acting: Stretch = { first: by + 1, last: beforeDate(tree, agent, agentStretch, rules) };
  if (!isActor(tree, agent, rules) || tree.at(agent).features.NumType) return [];
  if (children.some((each) => /^(?:conj|cc|ccomp|xcomp|parataxis)$/.test(tree.relation(each))))
    return [];
  if (whole.last !== auxiliaries[0] - 1 || auxiliaries[0] !== verb - 1) return [];
  if (whole.first !== 0 && tree.form(whole.first - 1) !== ',') return [];
  // "Resisting the settlers, they were forced by the army": whoever comes first would resist.
  if (whole.first > 0 && tree.at(0).upos === 'VERB') return [];
  if (acting.last - acting.first > 7 || whole.last - whole.first > 9) return [];
  if (![whole, acting].every((each) => tree.isBalanced(each))) return [];
  if (range(acting).some((i) => tree.form(i) === ',' || tree.at(i).relation === 'acl:relcl'))
    return [];
  // "by the trust which was set up in 1900": the clause would be left behind.
  if (tree.at(acting.last + 1).features.PronType === 'Rel') return [];
  // "by a narrow, arched bridge": the noun comes later.
  // "by the firm, led by X": what is told of the firm would be told of the thing.
  const told = tree.form(acting.last + 1) === ',' ? tree.at(acting.last + 2).upos : '';
  if (told === 'ADJ' || told === 'VERB') return [];
  const plural = tree.at(agent).features.Number === 'Plur' || hasConjunct(tree, agent);
  const form = thirdPerson(language, tree.at(verb).lemma, tense, plural);
  if (!form) return [];
  const start = tree.tokens[whole.first].start;
  const parts: Part[] = [...actor(tree, acting, passive.objects), ` ${form} `];
  // "carries out the plan", but "carries it out".
  const early = tree.at(subject).upos !== 'PRON' && tree.relation(verb + 1) === 'compound';
  const object = acted(tree, whole, passive.objects);
  if (by === verb + 1) parts.push(...object);
  else if (early) parts.push(spanOf(tree, between), ' ', ...object);
  else parts.push(...object, ' ', spanOf(tree, between));
  const upper: readonly Part[] = whole.first === 0 ? capitalised(parts, tree, acting) : parts;
  return [
    {
      rule: 'rephrase/active',
      operation: 'rephrase',
      reason: 'Who acts comes first.',
      pieces: [{ start, end: tree.tokens[acting.last].end, parts: upper }],
      dropped: [auxiliaries[0], by],
      key: tree.at(verb).lemma,
    },
  ];
}

/** "by the council in 1901": when it was done stays at the end. */
function beforeDate(
  tree: Tree,
  agent: number,
  { last }: Stretch,
  { openings = [] }: SentenceRules,
): number {
  for (const each of tree.children(agent)) {
    const stretch = each > agent && tree.relation(each) === 'nmod' && tree.stretch(each);
    if (!stretch || stretch.last !== last || !openings.includes(tree.lower(stretch.first)))
      continue;
    if (range(stretch).some((i) => /^\d+$/.test(tree.form(i)))) return stretch.first - 1;
  }
  return last;
}

function isActor(tree: Tree, agent: number, rules: SentenceRules): boolean {
  const { upos, lemma } = tree.at(agent);
  if (upos === 'PROPN') return true;
  if (upos === 'PRON') return true;
  const determiner = tree.child(agent, ['det']);
  if (upos !== 'NOUN' || determiner === undefined) return false;
  // "is secured by a mortgage": a thing that is not known does nothing.
  return !rules.indefinite?.includes(tree.lower(determiner)) || isPersonal(lemma, rules);
}

function hasConjunct(tree: Tree, index: number): boolean {
  return tree.children(index).some((each) => tree.relation(each) === 'conj');
}

/** Object pronouns become subjects. */
function actor(tree: Tree, stretch: Stretch, objects: Readonly<Record<string, string>>): Part[] {
  const subjects = Object.entries(objects).find(
    ([, object]) => object === tree.lower(stretch.first),
  );
  if (stretch.first === stretch.last && subjects) return [subjects[0]];
  return [spanOf(tree, stretch)];
}

function acted(tree: Tree, stretch: Stretch, objects: Readonly<Record<string, string>>): Part[] {
  const word = tree.lower(stretch.first);
  if (stretch.first === stretch.last && objects[word]) return [objects[word]];
  if (stretch.first > 0 || tree.at(stretch.first).upos === 'PROPN') return [spanOf(tree, stretch)];
  const { start, end } = spanOf(tree, stretch);
  // "American troops", "Labour members": what may be part of a name keeps its capital.
  const { upos, lemma } = tree.at(stretch.first);
  const isPlain = /^(?:DET|PRON)$/.test(upos) || (upos === 'ADJ' && /^\p{Ll}/u.test(lemma));
  if (!isPlain) return [{ start, end }];
  return [tree.form(stretch.first)[0].toLowerCase(), { start: start + 1, end }];
}

function capitalised(parts: readonly Part[], tree: Tree, acting: Stretch): Part[] {
  const [first, ...rest] = parts;
  if (typeof first === 'string') return [first[0].toUpperCase() + first.slice(1), ...rest];
  return [
    tree.form(acting.first)[0].toUpperCase(),
    { start: first.start + 1, end: first.end },
    ...rest,
  ];
}
