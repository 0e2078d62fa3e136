import { availableParallelism } from 'node:os';
import { join, resolve } from 'node:path';
import { loadLanguage } from '../../language/index.ts';
import { type Execute, MINING_DEFAULTS, mine as minePairs } from '../../mine/index.ts';
import { openSharedStore } from '../../run/queue/index.ts';
import { executeQueued } from '../queue/execute.ts';
import type { MinePayload } from '../queue/handlers.ts';
import { reachQueue } from '../queue/open.ts';
import type { Terminal } from '../terminal.ts';
import { writeWhole } from '../write-whole.ts';
import { drawSummary } from './drawing.ts';
import { encoderOf } from './encoder.ts';
import { protectEvaluationSets } from './evaluation-sets.ts';
import { inputFiles } from './inputs.ts';
import { startWorkers } from './local-workers.ts';
import { type MineOptions, numberOption, wholeOption } from './options.ts';
import { publish } from './publish.ts';
import { referenceFeatures } from './reference.ts';
import { stageProgress } from './stage-progress.ts';
import { summaryOf } from './summary.ts';

/** `klartext mine`: extracts pairs of texts with the same meaning from a folder of raw text. */
export async function mine(
  folder: string,
  options: MineOptions,
  terminal: Terminal,
): Promise<number> {
  const language = await loadLanguage(options.language);
  const plan = planOf(options);
  const isRemote = options.queue !== undefined;
  const workers = wholeOption(
    'workers',
    options.workers ?? String(isRemote ? 0 : availableParallelism()),
    isRemote ? 0 : 1,
    1024,
  );
  const encoder = options.encoder === undefined ? undefined : await encoderOf(options.encoder);
  const inputs = await openSharedStore(folder, process.env);
  const files = await inputFiles(inputs, folder, terminal);
  const store = await openSharedStore(options.store ?? join(options.out, 'work'), process.env);
  const reference =
    options.reference === undefined
      ? undefined
      : await referenceFeatures(options.reference, options.mirror, language);
  const protection = await protectEvaluationSets(language, options, store, terminal);
  printProtection(protection, terminal);

  const queueUrl = options.queue ?? join(resolve(options.out), 'work', 'queue');
  const queue = await reachQueue(queueUrl, terminal);
  // Any earlier owner of work in this folder has ended: only this command starts it.
  if (!isRemote) await queue.cancel();
  const local = startWorkers(workers, queueUrl, options.lease);
  try {
    const progress = stageProgress(terminal);
    const execute: Execute = (stage, units) =>
      executeQueued(
        units.map((unit) => {
          const place = { store: store.url, inputs: inputs.url, language: language.id };
          const model = encoder && { encoder: encoder.folder };
          const payload: MinePayload = { ...place, ...model, unit };
          return { name: unit.name, kind: `mine/${stage}`, payload };
        }),
        {
          queue,
          store,
          report: progress.stage(stage, units.length),
          check: () => local.check(),
          pollMilliseconds: isRemote ? 250 : 50,
        },
      );
    const mined = await minePairs(
      {
        ...plan,
        language: language.id,
        files,
        ...(encoder && { encoder: encoder.name }),
        ...(protection.file && { protectedTexts: protection.file }),
      },
      store,
      execute,
    );
    progress.done();
    const published = await publish(options.out, mined.files, store, language.id, {
      ...(options.simplifications !== undefined && {
        simplest: numberOption('simplifications', options.simplifications, 0, 1),
      }),
      ...(reference && { reference }),
    });
    const summary = summaryOf(mined, published, protection.sets);
    writeWhole(join(options.out, 'summary.json'), `${JSON.stringify(summary, undefined, 2)}\n`);
    if (terminal.json) terminal.writeJson(summary);
    else drawSummary(summary, options.out, terminal);
    return 0;
  } finally {
    await local.stop();
    await queue.close().catch(() => {});
  }
}

function planOf(options: MineOptions) {
  const bounds = {
    ...MINING_DEFAULTS.bounds,
    ...(options.simplifications !== undefined && { letters: 0 }),
    ...(options.distance !== undefined && {
      distance: numberOption('distance', options.distance, 0, 4),
    }),
    ...(options.margin !== undefined && { margin: numberOption('margin', options.margin, 0, 2) }),
  };
  return {
    ...MINING_DEFAULTS,
    unit: options.documents,
    confidence: numberOption('confidence', options.confidence, 0, 1),
    improbable: numberOption('improbable', options.improbable, 0, 0.9),
    probes: wholeOption('probes', options.probes, 1, 1024),
    bounds,
    splits: options.splits,
    shardSize: wholeOption('shard-size', options.shardSize, 100, 200_000),
    seed: wholeOption('seed', options.seed, 0, 2 ** 31),
  };
}

function printProtection(
  { sets, missing }: { sets: readonly string[]; missing: readonly string[] },
  terminal: Terminal,
): void {
  if (sets.length > 0) terminal.notice(`kept out of the pairs: ${sets.join(', ')}\n`);
  if (missing.length > 0) {
    terminal.notice(
      `not in the store, so not excluded: ${missing.join(', ')} (klartext corpus pull, or --mirror)\n`,
    );
  }
}
