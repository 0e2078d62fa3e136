import type { Language } from '../../language/index.ts';
import { analysisView } from '../features/trees.ts';
import { sharedView } from '../features/views.ts';
import type { Metric, MetricEntry, Settings } from '../metric.ts';
import { type AlignedWord, alignWords } from '../operations/index.ts';
import { wordsOf } from '../operations/words.ts';
import type { View } from '../text.ts';
import { readScenes, type Scene } from './scenes.ts';

/** The sentences of a text with their Scenes. */
interface Structured {
  readonly words: readonly AlignedWord[];
  readonly scenes: readonly Scene[];
}

/** The cached view of a text's sentences for the score. */
export function structureView(language: Language): View<readonly Structured[]> {
  return sharedView(language, 'scenes', () => {
    const analysed = analysisView(language);
    return (_raw, text) =>
      text
        .through(analysed)
        .filter(({ tokens }) => tokens.some(({ form }) => /\p{L}/u.test(form)))
        .map((sentence) => ({
          words: wordsOf([sentence], language),
          scenes: readScenes(sentence),
        }));
  });
}

/** In a long text, the number of sentences before and after its position to search for a Scene. */
const REACH = 30;

/**
 * SAMSA's formula (Sulem et al. 2018) on Scenes of our dependency trees: every Scene of the source
 * should be kept in its own sentence. 0 if the output has more sentences than the source
 * has Scenes.
 */
export function samsaLike(source: readonly Structured[], output: readonly Structured[]): number {
  const scenes = source.flatMap(({ words, scenes }) => scenes.map((scene) => ({ words, scene })));
  if (scenes.length === 0 || output.length === 0 || output.length > scenes.length) return 0;
  const oneEach = scenes.length === output.length;
  const taken = new Set<number>();
  let sum = 0;
  scenes.forEach(({ words, scene }, place) => {
    const parts = scene.words.map((at) => words[at]);
    let best: ReadonlySet<number> = new Set();
    let sentence = -1;
    const middle = Math.floor((place * output.length) / scenes.length);
    const last = Math.min(output.length - 1, middle + REACH);
    for (let at = Math.max(0, middle - REACH); at <= last; at++) {
      if (oneEach && taken.has(at)) continue;
      const candidate = output[at];
      // Only identical words count as kept; replacements are too weak evidence across sentences.
      const links = alignWords(parts, candidate.words).filter(
        ([i, j]) => parts[i].lemma === candidate.words[j].lemma,
      );
      if (links.length > best.size) {
        best = new Set(links.map(([i]) => scene.words[i]));
        sentence = at;
      }
    }
    if (sentence >= 0) taken.add(sentence);
    sum += sceneScore(scene, best);
  });
  return (output.length * sum) / scenes.length ** 2;
}

/** Half for the predicate, half for the share of kept arguments. */
function sceneScore({ relation, participants }: Scene, kept: ReadonlySet<number>): number {
  const relationKept = kept.has(relation) ? 1 : 0;
  if (participants.length === 0) return 0.5 * relationKept + 0.25;
  const there = participants.filter((heads) => heads.every((head) => kept.has(head))).length;
  return 0.5 * relationKept + (0.5 * there) / participants.length;
}

/** The structure metrics for the registry. */
export const structureMetrics: readonly MetricEntry[] = [
  {
    name: 'samsa-like',
    summary:
      "SAMSA's formula on Scenes of our dependency trees (no UCCA parser): splits, kept Scenes",
    better: 'higher',
    needs: ['source', 'analysis'],
    digits: 2,
    prepare: samsaLikeMetric,
  },
];

function samsaLikeMetric({ language }: Settings): Metric {
  const structure = structureView(language);
  return {
    width: 2,
    choices: { lang: language.id, scenes: 'ud' },
    measure({ source, output }, row) {
      row[0] = 100 * samsaLike(source.through(structure), output.through(structure));
      row[1] = 1;
    },
    score: ([sum, items]) => ({ value: items > 0 ? sum / items : 0, parts: { items } }),
  };
}
