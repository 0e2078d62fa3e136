import { existsSync, readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { KlartextError } from '../../core/index.ts';
import { modelsFolder } from '../models/store.ts';

/** The fields of config.json that we read. */
export interface ModelConfig {
  readonly model_type?: string;
  readonly hidden_size?: number;
  readonly d_model?: number;
  readonly num_hidden_layers?: number;
  readonly decoder_attention_heads?: number;
  /** T5's names for heads and their width. */
  readonly num_heads?: number;
  readonly d_kv?: number;
  readonly max_position_embeddings?: number;
  readonly decoder_start_token_id?: number;
  readonly bos_token_id?: number;
  readonly eos_token_id?: number | readonly number[];
  readonly pad_token_id?: number;
  readonly forced_bos_token_id?: number | null;
}

/** The settings of a model folder for Klartext (klartext.json). */
export interface ModelNotes {
  /** The name in signatures; default: that of the folder, or the name under which it was pulled. */
  readonly name?: string;
  /** The style of the control tokens, their measures and their default values. */
  readonly controls?: {
    readonly style: string;
    readonly measures?: readonly string[];
    readonly values?: Readonly<Record<string, number>>;
  };
  /** For BERTScore: the layer of the vectors, and the scores of unrelated sentences. */
  readonly layer?: number;
  readonly baseline?: readonly [number, number, number];
  /** For sentence vectors. */
  readonly pooling?: 'mean' | 'first';
  /** Put before every text: "query: " for E5. */
  readonly prefix?: string;
  /** For sequence-to-sequence models. */
  readonly lengthPenalty?: number;
  readonly noRepeat?: number;
}

/** A folder with a model: config.json, tokenizer.json, and ONNX files in it or in onnx/. */
export interface ModelFolder {
  readonly path: string;
  readonly name: string;
  readonly config: ModelConfig;
  readonly notes: ModelNotes;
  /** The path of a file of the model: plain, else quantised. */
  file(stem: string): string | undefined;
}

/** A folder by path, or a pulled model by name. */
export function openFolder(name: string): ModelFolder {
  const path = folderOf(name);
  const own = path === name ? basename(path) : name;
  const notes = optionalJson<ModelNotes>(join(path, 'klartext.json')) ?? {};
  return {
    path,
    name: notes.name ?? own,
    config: optionalJson<ModelConfig>(join(path, 'config.json')) ?? {},
    notes,
    file: (stem) =>
      ['', '_quantized', '_int8', '_fp16']
        .flatMap((kind) => [`${stem}${kind}.onnx`, join('onnx', `${stem}${kind}.onnx`)])
        .map((file) => join(path, file))
        .find((file) => existsSync(file)),
  };
}

function folderOf(name: string): string {
  const pulled = join(modelsFolder(process.env), name.replaceAll('/', '--'), 'files');
  for (const path of [name, pulled]) {
    if (existsSync(path) && statSync(path).isDirectory()) return path;
  }
  throw new KlartextError(
    'missing-data',
    `There is no model "${name}": no folder and no pulled model has this name.`,
    `To list models: klartext model list; to get this one: klartext model pull ${name}`,
  );
}

/** The path of a required file of the model. */
export function neededFile(folder: ModelFolder, stem: string): string {
  const path = folder.file(stem);
  if (path !== undefined) return path;
  throw new KlartextError(
    'bad-model',
    `${folder.path} does not contain ${stem}.onnx.`,
    'docs/models.md lists the files of each kind of model.',
  );
}

function optionalJson<T>(path: string): T | undefined {
  if (!existsSync(path)) return undefined;
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as T;
  } catch (error) {
    throw new KlartextError('bad-model', `${path} is not JSON.`, 'Pull the model again.', {
      cause: error,
    });
  }
}
