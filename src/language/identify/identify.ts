import { KlartextError } from '../../core/index.ts';
import { gunzip, type LanguageFiles } from '../files.ts';
import { FEATURE_ROOM, hashFeatures, sampleOf } from './features.ts';
import { decodeModels, type ScriptModel } from './model.ts';
import { dominantScript, SCRIPTS } from './scripts.ts';

/** A language (ISO 639-1, or 'und' when undetermined) and how probable it is, from 0 to 1. */
export interface LanguageGuess {
  readonly language: string;
  readonly confidence: number;
}

export interface Identification extends LanguageGuess {
  /** Other languages it may be, the most probable first. */
  readonly alternatives: readonly LanguageGuess[];
}

export interface Identifier {
  /** Every language that it can return. */
  readonly languages: readonly string[];
  /** Which language a text is in; one sentence is enough. Looks at the first 2,000 characters. */
  identify(text: string): Identification;
}

const FILE = 'identify.bin.gz';
const UNDETERMINED: Identification = { language: 'und', confidence: 0, alternatives: [] };
const ALTERNATIVES = 4;
const LEAST_CONFIDENCE = 0.001;

/**
 * Loads the language identifier.
 *
 * @example
 * const identifier = await loadIdentifier(await folderFiles());
 * identifier.identify('La casa è grande.').language; // 'it'
 */
export async function loadIdentifier(files: LanguageFiles): Promise<Identifier> {
  const bytes = await files.read(FILE);
  if (!bytes) {
    throw new KlartextError(
      'missing-data',
      `The languages folder has no ${FILE}.`,
      'Rebuild it: npx tsx train/identify/train.ts',
    );
  }
  return identifierOf(decodeModels(await gunzip(bytes)));
}

/** An identifier over models held in memory. */
function identifierOf(models: readonly ScriptModel[]): Identifier {
  const modelOf = SCRIPTS.map((script) => models.find((model) => model.script === script));
  const features = new Uint32Array(FEATURE_ROOM);
  return {
    languages: models.flatMap((model) => model.languages),
    identify(text) {
      const sample = sampleOf(text);
      const script = dominantScript(sample);
      const model = modelOf[script];
      if (!model) return UNDETERMINED;
      const count = hashFeatures(sample, script, model.buckets, model.spaced, features);
      const probabilities = softmax(scoresOf(model, features, count));
      const [best, ...others] = model.languages
        .map((language, index) => ({ language, confidence: probabilities[index] }))
        .sort((a, b) => b.confidence - a.confidence);
      return {
        ...best,
        alternatives: others
          .slice(0, ALTERNATIVES)
          .filter(({ confidence }) => confidence >= LEAST_CONFIDENCE),
      };
    },
  };
}

/** Each language's score: the weights of all features, divided by the root of their number. */
function scoresOf(model: ScriptModel, features: Uint32Array, count: number): Float64Array {
  const { weights, bias } = model;
  const width = model.languages.length;
  const sums = new Int32Array(width);
  if (model.buckets > 0) {
    for (let at = 0; at < count; at++) {
      const row = features[at] * width;
      for (let column = 0; column < width; column++) sums[column] += weights[row + column];
    }
  }
  const step = model.scale / Math.sqrt(Math.max(1, count));
  return Float64Array.from(sums, (sum, column) => sum * step + bias[column]);
}

function softmax(scores: Float64Array): Float64Array {
  const highest = scores.reduce((a, b) => Math.max(a, b));
  const powers = scores.map((score) => Math.exp(score - highest));
  const total = powers.reduce((a, b) => a + b);
  return powers.map((power) => power / total);
}
