import { KlartextError } from '../../core/index.ts';
import { loadOptional } from '../optional.ts';

/** The part of ONNX Runtime that we use, which onnxruntime-node and onnxruntime-web share. */
export interface Tensor {
  readonly data: Float32Array | BigInt64Array;
  readonly dims: readonly number[];
}
export interface Session {
  readonly inputNames: readonly string[];
  readonly outputNames: readonly string[];
  run(
    feeds: Readonly<Record<string, unknown>>,
    outputs?: readonly string[],
  ): Promise<Record<string, Tensor>>;
}
interface Runtime {
  readonly Tensor: new (type: string, data: unknown, dims: readonly number[]) => unknown;
  readonly InferenceSession: {
    create(path: string, options: Record<string, unknown>): Promise<Session>;
  };
  readonly env: { logLevel: string; readonly wasm: { numThreads: number } };
}

let loaded: Promise<Runtime> | undefined;

/**
 * ONNX Runtime: the native one if installed, else the one in WebAssembly, which needs no install
 * script. $KLARTEXT_ONNX (node or web) overrides this; $KLARTEXT_THREADS sets the number of threads.
 */
function runtime(): Promise<Runtime> {
  loaded ??= load();
  return loaded;
}

async function load(): Promise<Runtime> {
  const wanted = process.env.KLARTEXT_ONNX;
  const web = () =>
    loadOptional<Runtime>('onnxruntime-web', 'An ONNX model', '140 MB; or onnxruntime-node');
  const node = () => loadOptional<Runtime>('onnxruntime-node', 'KLARTEXT_ONNX=node', '100 MB');
  const chosen =
    wanted === 'node' ? await node() : wanted === 'web' ? await web() : await node().catch(web);
  chosen.env.logLevel = 'error';
  chosen.env.wasm.numThreads = threads();
  return chosen;
}

function threads(): number {
  const asked = Number(process.env.KLARTEXT_THREADS);
  return Number.isInteger(asked) && asked > 0 ? asked : 1;
}

/** Opens a model file. */
export async function openSession(path: string): Promise<Session> {
  const { InferenceSession } = await runtime();
  try {
    return await InferenceSession.create(path, {
      logSeverityLevel: 3,
      intraOpNumThreads: threads(),
      executionMode: 'sequential',
    });
  } catch (error) {
    throw new KlartextError(
      'bad-model',
      `${path} is not a model that ONNX Runtime can open: ${(error as Error).message}`,
      'Pull it again, or export it again: docs/models.md.',
      { cause: error },
    );
  }
}

/** Whole numbers as a tensor; rows are padded to the longest. */
export async function idTensor(
  rows: readonly (readonly number[])[],
  pad: number,
): Promise<unknown> {
  const { Tensor } = await runtime();
  const length = rows.reduce((most, row) => Math.max(most, row.length), 1);
  const data = new BigInt64Array(rows.length * length).fill(BigInt(pad));
  for (const [i, row] of rows.entries()) {
    for (const [j, id] of row.entries()) data[i * length + j] = BigInt(id);
  }
  return new Tensor('int64', data, [rows.length, length]);
}

/** Runs an encoder on rows of tokens; `types` are those of BERT's pairs of sentences. */
export async function runEncoder(
  session: Session,
  rows: readonly (readonly number[])[],
  pad: number,
  types?: readonly (readonly number[])[],
): Promise<Record<string, Tensor>> {
  const like = (value: number) => rows.map((row) => row.map(() => value));
  return session.run({
    input_ids: await idTensor(rows, pad),
    attention_mask: await idTensor(like(1), 0),
    ...(session.inputNames.includes('token_type_ids') && {
      token_type_ids: await idTensor(types ?? like(0), 0),
    }),
  });
}

export async function floatTensor(data: Float32Array, dims: readonly number[]): Promise<unknown> {
  const { Tensor } = await runtime();
  return new Tensor('float32', data, dims);
}

export async function flagTensor(value: boolean): Promise<unknown> {
  const { Tensor } = await runtime();
  return new Tensor('bool', Uint8Array.of(value ? 1 : 0), [1]);
}

/** The floats of an output; distinguishes a model of the wrong kind from a damaged one. */
export function floatsOf(
  outputs: Record<string, Tensor>,
  name: string,
  path: string,
): Tensor & {
  readonly data: Float32Array;
} {
  const tensor = outputs[name];
  if (tensor?.data instanceof Float32Array) return { data: tensor.data, dims: tensor.dims };
  throw new KlartextError(
    'bad-model',
    `${path} has no output "${name}" in 32-bit floats.`,
    'docs/models.md lists the outputs that each kind of model must have.',
  );
}
