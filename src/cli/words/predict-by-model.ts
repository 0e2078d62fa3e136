import { KlartextError } from '../../core/index.ts';
import { seededRandom } from '../../evaluate/index.ts';
import type { Language } from '../../language/index.ts';
import { hashOf, loadPrompt, openModel, promptNames, refusalsFor } from '../../run/index.ts';
import { lsbert, substitutesByModel } from '../../simplify/models/index.ts';
import type { Lexicon } from '../../simplify/words/lexicon.ts';
import { suggestAt, tokenAt } from '../../simplify/words/suggest.ts';
import { type ModelOptions, modelChoice, numberIn, wholeIn } from '../models/options.ts';

/** Substitutes for a word in its sentence, best first. */
export type Predict = (sentence: string, word: string, start: number) => Promise<string[]>;

const MOST = 10;
const ENGINES = ['default', 'llm', 'lsbert'];

/** The requested engine; undefined for our own lexicons. */
export async function predictByModel(
  engine: string | undefined,
  options: ModelOptions,
  language: Language,
  lexicon: Lexicon,
): Promise<Predict | undefined> {
  if (engine === undefined || engine === 'default') return undefined;
  if (!ENGINES.includes(engine)) {
    throw new KlartextError(
      'unknown-name',
      `Unknown engine "${engine}".`,
      `Known: ${ENGINES.join(', ')}.`,
    );
  }
  return engine === 'llm' ? byPrompts(options, language) : byMasks(options, language, lexicon);
}

async function byPrompts(options: ModelOptions, language: Language): Promise<Predict> {
  const own = `tsar-${language.id}`;
  const prompt = loadPrompt(options.prompt ?? (promptNames().includes(own) ? own : 'tsar-any'));
  if (prompt.mode !== 'lexical') {
    throw new KlartextError(
      'bad-option',
      `The prompt "${prompt.name}" is for sentences, not for words.`,
      'Leave out --prompt, or name one with mode "lexical".',
    );
  }
  const budget = wholeIn('--budget', options.budget ?? '1000000000', 0, 1_000_000_000);
  const temperature = numberIn('--temperature', options.temperature ?? '0', 0, 2);
  const { model } = await openModel(modelChoice(options));
  let asked = 0;
  return (sentence, word) =>
    substitutesByModel(sentence, word, {
      model,
      prompt,
      language: language.profile.name,
      temperature,
      most: MOST,
      refusals: refusalsFor(language.id),
      mayCall: () => {
        asked++;
        return asked <= budget;
      },
    });
}

async function byMasks(
  options: ModelOptions,
  language: Language,
  lexicon: Lexicon,
): Promise<Predict> {
  if (!options.model) {
    throw new KlartextError(
      'bad-option',
      'LSBert needs a masked model.',
      'Name its folder, or a pulled model: --model DIR',
    );
  }
  const { openMaskedModel } = await import('../../run/onnx/masked.ts');
  const model = await openMaskedModel(options.model);
  return async (sentence, word, start) => {
    const place = { start, end: start + word.length };
    // Our lexicons replace PPDB, which may not be redistributed.
    const document = language.analyse(sentence);
    const found = tokenAt(document, place);
    const known = found
      ? suggestAt(document, found.sentence, found.index, { language, lexicon, most: 40 })
      : [];
    const paraphrases = new Set(known.map(({ form }) => form.toLowerCase()));
    const seed = Number.parseInt(hashOf([sentence, word]).slice(0, 7), 16);
    const substitutes = await lsbert(sentence, place, {
      model,
      language,
      random: seededRandom(seed),
      most: MOST,
      isParaphrase: (_, candidate) => paraphrases.has(candidate.toLowerCase()),
    });
    return substitutes.map((each) => each.word);
  };
}
