import { KlartextError } from '../../core/index.ts';

/** The linear model of one script: which of its languages is it? */
export interface ScriptModel {
  /** ISO 15924, as in `SCRIPTS`. */
  readonly script: string;
  /** Whether spaces separate words; if not, only sequences of 1 and 2 characters count. */
  readonly spaced: boolean;
  readonly languages: readonly string[];
  /** A power of two; 0 when the script has one language only. */
  readonly buckets: number;
  /** Added to each language's score; includes a bonus for the languages of this project. */
  readonly bias: readonly number[];
  /** The value of one step of a weight. */
  readonly scale: number;
  /** `buckets` rows of one weight per language. */
  readonly weights: Int8Array;
}

type Header = Omit<ScriptModel, 'weights'>[];

const MAGIC = 'KLID1';

/** Writes models as one file: magic, header length, JSON header, weights one after another. */
export function encodeModels(models: readonly ScriptModel[]): Uint8Array {
  const header: Header = models.map(({ weights, ...rest }) => rest);
  const json = new TextEncoder().encode(JSON.stringify(header));
  const size = models.reduce((sum, model) => sum + model.weights.length, 0);
  const bytes = new Uint8Array(MAGIC.length + 4 + json.length + size);
  bytes.set(new TextEncoder().encode(MAGIC));
  new DataView(bytes.buffer).setUint32(MAGIC.length, json.length, true);
  let at = MAGIC.length + 4;
  bytes.set(json, at);
  at += json.length;
  for (const { weights } of models) {
    bytes.set(new Uint8Array(weights.buffer, weights.byteOffset, weights.length), at);
    at += weights.length;
  }
  return bytes;
}

/** Reads the output of `encodeModels`. */
export function decodeModels(bytes: Uint8Array): ScriptModel[] {
  const damaged = (): KlartextError =>
    new KlartextError(
      'bad-model',
      'The language identification model is damaged.',
      'Reinstall klartext, or rebuild the model: npx tsx train/identify/train.ts',
    );
  const start = MAGIC.length + 4;
  if (bytes.length < start) throw damaged();
  if (new TextDecoder().decode(bytes.subarray(0, MAGIC.length)) !== MAGIC) throw damaged();
  const view = new DataView(bytes.buffer, bytes.byteOffset);
  let at = start + view.getUint32(MAGIC.length, true);
  if (at > bytes.length) throw damaged();
  const header: Header = JSON.parse(new TextDecoder().decode(bytes.subarray(start, at)));
  return header.map((part) => {
    const length = part.buckets * part.languages.length;
    if (at + length > bytes.length) throw damaged();
    const weights = new Int8Array(bytes.buffer, bytes.byteOffset + at, length);
    at += length;
    return { ...part, weights };
  });
}
