import { join } from 'node:path';
import { sha256Of } from '../../corpus/store.ts';
import { MODEL_CATALOGUE, pullModel } from '../../run/models/pull.ts';
import {
  listModels,
  modelsFolder,
  removeModel,
  type StoredModel,
  storedModel,
} from '../../run/models/store.ts';
import { drawTable, printable } from '../columns.ts';
import type { Terminal } from '../terminal.ts';

export interface PullOptions {
  readonly revision?: string;
  readonly quantised?: boolean;
  readonly mirror?: string;
  readonly name?: string;
}

/** `klartext model pull`. */
export async function pull(
  name: string,
  options: PullOptions,
  terminal: Terminal,
): Promise<number> {
  const { quantised, ...rest } = options;
  const endpoint = process.env.HF_ENDPOINT;
  const model = await pullModel(name, {
    folder: modelsFolder(process.env),
    ...(rest.revision !== undefined && { revision: rest.revision }),
    ...(rest.mirror !== undefined && { mirror: rest.mirror }),
    ...(rest.name !== undefined && { name: rest.name }),
    ...(quantised && { isQuantised: true }),
    ...(endpoint && { endpoint }),
    onFetch: (what, bytes) => terminal.notice(`Fetching ${printable(what)}: ${megabytes(bytes)}\n`),
  });
  if (terminal.json) terminal.writeJson(record(model));
  else terminal.write(`${model.name}: ${megabytes(model.bytes)} in ${model.folder}\n`);
  return 0;
}

/** `klartext model list`. */
export async function list(terminal: Terminal): Promise<number> {
  const folder = modelsFolder(process.env);
  const models = await listModels(folder);
  const here = new Set(models.map(({ name }) => name));
  const others = Object.entries(MODEL_CATALOGUE).filter(([name]) => !here.has(name));
  if (terminal.json) {
    terminal.writeJson([
      ...models.map((model) => ({ ...record(model), here: true })),
      ...others.map(([name, { summary, licence, from, archive, split }]) => ({
        name,
        here: false,
        summary,
        licence,
        origin: from,
        bytes: (archive ?? split)?.bytes,
      })),
    ]);
    return 0;
  }
  const rows = [
    ...models.map(({ name, bytes, origin }) => [name, 'here', megabytes(bytes), origin]),
    ...others.map(([name, { archive, split, summary }]) => [
      name,
      '–',
      megabytes((archive ?? split)?.bytes ?? 0),
      summary,
    ]),
  ].map((cells) => cells.map((text) => ({ text: printable(text) })));
  const titles = ['model', 'state', 'size', 'from'].map((title) => ({ title }));
  terminal.write(`${drawTable(titles, rows, terminal.columns, terminal.colours.dim).join('\n')}\n`);
  const used = models.reduce((sum, { bytes }) => sum + bytes, 0);
  terminal.notice(`${folder}: ${megabytes(used)} used.\n`);
  return 0;
}

/** `klartext model info`. */
export async function info(
  name: string,
  { verify }: { readonly verify?: boolean },
  terminal: Terminal,
): Promise<number> {
  const model = await storedModel(modelsFolder(process.env), name);
  const changed: string[] = [];
  if (verify) {
    for (const { path, sha256 } of model.files) {
      const found = await sha256Of(join(model.folder, path)).catch(() => 'missing');
      if (found !== sha256) changed.push(path);
    }
  }
  if (terminal.json) {
    terminal.writeJson({ ...record(model), files: model.files, ...(verify && { changed }) });
  } else {
    const facts = [
      ['from', model.origin],
      ['revision', model.revision ?? '–'],
      ['licence', model.licence ?? 'see its home page'],
      ['folder', model.folder],
      ['size', megabytes(model.bytes)],
    ];
    for (const [title, fact] of facts) terminal.write(`${title}: ${printable(fact)}\n`);
    for (const { path, bytes, sha256 } of model.files) {
      terminal.write(`  ${printable(path)}  ${megabytes(bytes)}  sha256 ${sha256}\n`);
    }
    for (const path of changed) terminal.notice(`changed or missing: ${printable(path)}\n`);
  }
  return changed.length > 0 ? 1 : 0;
}

/** `klartext model remove`. */
export async function remove(name: string, terminal: Terminal): Promise<number> {
  const { bytes } = await removeModel(modelsFolder(process.env), name);
  if (terminal.json) terminal.writeJson({ name, bytes });
  else terminal.write(`${name} deleted: ${megabytes(bytes)} freed.\n`);
  return 0;
}

function record({ name, origin, revision, licence, folder, bytes }: StoredModel) {
  return {
    name,
    origin,
    ...(revision !== undefined && { revision }),
    ...(licence !== undefined && { licence }),
    folder,
    bytes,
  };
}

function megabytes(bytes: number): string {
  return bytes < 1e5 ? `${(bytes / 1e3).toFixed(1)} kB` : `${(bytes / 1e6).toFixed(1)} MB`;
}
