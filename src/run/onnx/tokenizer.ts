import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { KlartextError } from '../../core/index.ts';
import { loadOptional } from '../optional.ts';

/** The part of @huggingface/tokenizers that we use: WordPiece, BPE and Unigram from tokenizer.json. */
interface HubTokenizer {
  encode(
    text: string,
    options?: { text_pair?: string; add_special_tokens?: boolean; return_token_type_ids?: true },
  ): { readonly ids: number[]; readonly tokens: string[]; readonly token_type_ids?: number[] };
  decode(ids: readonly number[], options?: { skip_special_tokens?: boolean }): string;
  token_to_id(token: string): number | undefined;
  id_to_token(id: number): string | undefined;
}

export interface Tokenizer {
  /** With the start and end tokens of the model. */
  encode(text: string): { readonly ids: number[]; readonly tokens: readonly string[] };
  /** Without special tokens. */
  pieces(text: string): number[];
  decode(ids: readonly number[]): string;
  idOf(token: string): number | undefined;
  tokenOf(id: number): string | undefined;
  readonly special: Readonly<
    Record<'cls' | 'sep' | 'mask' | 'pad' | 'bos' | 'eos', number | undefined>
  >;
  readonly longest: number;
}

const LONGEST = 512;

export async function openTokenizer(folder: string): Promise<Tokenizer> {
  const { Tokenizer } = await loadOptional<{
    Tokenizer: new (tokenizer: object, config: object) => HubTokenizer;
  }>('@huggingface/tokenizers', 'An ONNX model', '0.4 MB');
  const config = readJson(join(folder, 'tokenizer_config.json'), false) as Record<string, unknown>;
  const tokenizer = new Tokenizer(readJson(join(folder, 'tokenizer.json'), true), config);
  const special = (name: string) => {
    const token = config[`${name}_token`] as string | { readonly content?: string } | undefined;
    const content = typeof token === 'object' ? token?.content : token;
    return content === undefined ? undefined : tokenizer.token_to_id(content);
  };
  const asked = Number(config.model_max_length);
  return {
    encode: (text) => tokenizer.encode(text),
    pieces: (text) =>
      text === '' ? [] : tokenizer.encode(text, { add_special_tokens: false }).ids,
    decode: (ids) => tokenizer.decode(ids, { skip_special_tokens: true }),
    idOf: (token) => tokenizer.token_to_id(token),
    tokenOf: (id) => tokenizer.id_to_token(id),
    special: {
      cls: special('cls') ?? special('bos'),
      sep: special('sep') ?? special('eos'),
      mask: special('mask'),
      pad: special('pad'),
      bos: special('bos'),
      eos: special('eos'),
    },
    // Hugging Face writes 1e30 for "not specified".
    longest: asked > 0 && asked < 1e6 ? asked : LONGEST,
  };
}

function readJson(path: string, isNeeded: boolean): object {
  if (!existsSync(path) && !isNeeded) return {};
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as object;
  } catch (error) {
    throw new KlartextError(
      'bad-model',
      `${path} cannot be read as a tokenizer.`,
      'A model folder needs tokenizer.json (a "fast" tokenizer); docs/models.md.',
      { cause: error },
    );
  }
}
