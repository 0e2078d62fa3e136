import type { SentenceRules } from '../../language-file/rules-file.ts';
import { type Proposal, range } from '../../proposal.ts';
import type { Tree } from '../../tree.ts';
import { afterClitics } from '../clitics/clitics.ts';

/** "hiša, katero je kupil" → "hiša, ki jo je kupil": the relative word of every day. */
export function plainRelatives(tree: Tree, rules: SentenceRules): Proposal[] {
  const { plainRelatives: data, clitics } = rules;
  if (!data || !clitics || tree.endMark === '?') return [];
  const found: Proposal[] = [];
  for (let i = 2; i < tree.lastWord; i++) {
    const pronoun = data.pronouns[tree.lower(i)];
    if (pronoun === undefined || tree.form(i - 1) !== ',' || tree.enclosed[i]) continue;
    // "Vprašal je, katero hoče", "katero knjigo": a question.
    if (!/^(?:NOUN|PROPN|ADJ)$/.test(tree.at(i - 2).upos)) continue;
    if (/^(?:NOUN|ADJ|DET|NUM)$/.test(tree.at(i + 1).upos) && tree.relation(i) === 'det') continue;
    const end = afterClitics(tree, i + 1, clitics);
    const cluster = range({ first: i + 1, last: end - 1 }).map((at) => tree.lower(at));
    const place = cluster.findIndex((word) => clitics.after.includes(word));
    const at = place < 0 ? cluster.length : place;
    // Of two pronouns the one in the dative comes first.
    if (data.datives.includes(pronoun) && at > 0 && !isHelp(cluster[at - 1])) continue;
    cluster.splice(at, 0, pronoun);
    found.push({
      rule: 'replace/relative',
      operation: 'substitute',
      reason: `"${data.plain}" is said more often than "${tree.lower(i)}".`,
      pieces: [
        {
          start: tree.tokens[i].start,
          end: tree.tokens[end - 1].end,
          parts: [[data.plain, ...cluster].join(' ')],
        },
      ],
      dropped: [i],
      key: tree.lower(i),
    });
  }
  return found;

  function isHelp(word: string): boolean {
    return clitics?.before.includes(word) === true;
  }
}
