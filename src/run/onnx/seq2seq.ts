import { KlartextError } from '../../core/index.ts';
import { beamSearch, type Seq2SeqModel } from '../../simplify/models/index.ts';
import { openDecoder } from './decoder.ts';
import { type ModelFolder, neededFile, openFolder } from './model-folder.ts';
import { floatsOf, openSession, runEncoder } from './runtime.ts';
import { openTokenizer } from './tokenizer.ts';

const LONGEST = 1.5;
const EXTRA = 12;

/**
 * A sequence-to-sequence model from a folder with encoder_model.onnx and a decoder, as
 * `optimum-cli export onnx --task text2text-generation-with-past` writes them. Processes sources in
 * batches.
 */
export async function openSeq2Seq(
  name: string,
): Promise<Seq2SeqModel & { readonly folder: ModelFolder }> {
  const folder = openFolder(name);
  const path = neededFile(folder, 'encoder_model');
  const tokenizer = await openTokenizer(folder.path);
  const encoder = await openSession(path);
  const pad = folder.config.pad_token_id ?? tokenizer.special.pad ?? 0;
  const decoder = await openDecoder(folder, pad);
  const { start, end } = marksOf(folder, tokenizer.special);
  const longest = Math.min(
    tokenizer.longest,
    folder.config.max_position_embeddings ?? tokenizer.longest,
  );
  return {
    name: folder.name,
    folder,
    async generate(sources, options) {
      const rows = sources.map((source) => {
        const { ids } = tokenizer.encode(source);
        return ids.length <= longest ? ids : [...ids.slice(0, longest - 1), ids[ids.length - 1]];
      });
      const mask = rows.map((row) => row.map(() => 1));
      const encoded = floatsOf(await runEncoder(encoder, rows, pad), encoder.outputNames[0], path);
      const [, length] = encoded.dims;
      const padded = mask.map((row) => [...row, ...new Array<number>(length - row.length).fill(0)]);
      const next = decoder({ ...encoded, mask: padded });
      const found = await beamSearch(sources.length, next, {
        beams: options.beams,
        best: options.best,
        start,
        end,
        lengthPenalty: options.lengthPenalty ?? folder.notes.lengthPenalty ?? 1,
        noRepeat: options.noRepeat ?? folder.notes.noRepeat ?? 0,
        banned: [pad],
        most: (text) =>
          Math.min(
            longest - start.length,
            Math.ceil((options.longest ?? LONGEST) * rows[text].length) + EXTRA,
          ),
      });
      return found.map((list) =>
        list.map(({ tokens, score, isWhole }) => ({
          text: tokenizer.decode([...tokens]).trim(),
          score,
          isWhole,
        })),
      );
    },
  };
}

function marksOf(
  { config, path }: ModelFolder,
  special: { readonly bos: number | undefined; readonly eos: number | undefined },
): { readonly start: readonly number[]; readonly end: number } {
  const [end] = [config.eos_token_id ?? special.eos].flat();
  const start = config.decoder_start_token_id ?? config.bos_token_id ?? special.bos;
  if (start === undefined || end === undefined) {
    throw new KlartextError(
      'bad-model',
      `${path}/config.json does not name the first and last token of an output.`,
      'It needs decoder_start_token_id and eos_token_id.',
    );
  }
  // mBART: the language of the output comes first.
  const forced = config.forced_bos_token_id;
  return { start: forced === undefined || forced === null ? [start] : [start, forced], end };
}
