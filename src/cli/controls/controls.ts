import { KlartextError } from '../../core/index.ts';
import {
  type Curve,
  DIALS,
  type Influence,
  influence,
  influencePage,
  influencePlot,
  influenceSettings,
  Rewriter,
} from '../../simplify/controls/index.ts';
import { drawTable } from '../columns.ts';
import type { Progress } from '../progress.ts';
import type { Terminal } from '../terminal.ts';
import { writeWhole } from '../write-whole.ts';
import { checkMetrics, scoresOf, type Work, type WorkOptions, workOf } from './work.ts';

export interface ControlsOptions extends WorkOptions {
  readonly curve?: boolean;
  readonly meaning?: string;
  readonly simplicity?: string;
  readonly plot?: string;
}

const SWEEP = [0.5, 0.6, 0.7, 0.8, 0.9, 1];

/** `klartext controls`: measures whether each dial has its stated effect. */
export async function controls(options: ControlsOptions, terminal: Terminal): Promise<number> {
  const { plot } = options;
  if (plot !== undefined && !/\.(?:html?|svg)$/i.test(plot)) {
    throw new KlartextError(
      'bad-option',
      `--plot takes a file that ends in .html or .svg, not "${plot}".`,
      'For example: --plot dials.html',
    );
  }
  const work = await workOf(options);
  const [meaning, simplicity] = axesOf(options, work);
  if (options.curve) checkMetrics(work, [meaning, simplicity]);
  const { dials, rewriter, samples, settings } = work;
  if (!(rewriter instanceof Rewriter)) {
    throw new KlartextError(
      'not-supported',
      'klartext controls does not support the dials of a model.',
      'Use: klartext tune --engine seq2seq --model DIR',
    );
  }
  const steps = influenceSettings({ dials }).length + (options.curve ? SWEEP.length : 0);
  const progress = terminal.progress('Turning dials', steps * samples.length);
  const found = await influence({
    rewriter,
    sources: samples.map(({ source }) => source),
    language: settings.language,
    base: work.base,
    dials,
    onStep: () => progress.advance(1),
  });
  const curve = options.curve ? await sweep(work, meaning, simplicity, progress) : undefined;
  progress.done();
  if (plot !== undefined) {
    const title = `Dials of the engine ${options.engine}`;
    const page = /\.svg$/i.test(plot)
      ? influencePlot(found).text
      : influencePage(title, found, curve);
    writeWhole(plot, page);
  }
  if (terminal.json) terminal.writeJson({ ...found, ...(curve && { curve }) });
  else draw(found, curve, terminal);
  return 0;
}

/** SARI and BLEU if there are references; otherwise metrics of the output alone. */
function axesOf({ meaning, simplicity }: ControlsOptions, { samples }: Work): [string, string] {
  const hasReferences = samples.some(({ references }) => references.length > 0);
  return [
    meaning ?? (hasReferences ? 'bleu' : 'easse-similarity'),
    simplicity ?? (hasReferences ? 'sari' : 'easse-compression'),
  ];
}

async function sweep(
  work: Work,
  meaning: string,
  simplicity: string,
  progress: Progress,
): Promise<Curve> {
  const points: Curve['points'][number][] = [];
  for (const asked of SWEEP) {
    const setting = Object.fromEntries(work.dials.map((dial) => [dial, asked]));
    const outputs: string[] = [];
    for (const i of work.samples.keys()) {
      outputs.push(await work.rewriter.rewrite(i, { ...work.base, ...setting }));
      await progress.advance(1);
    }
    const scores = scoresOf(work, outputs, [meaning, simplicity]);
    points.push({ asked, meaning: scores[meaning], simplicity: scores[simplicity] });
  }
  return { meaning, simplicity, points };
}

function draw(found: Influence, curve: Curve | undefined, terminal: Terminal): void {
  const { colours, columns } = terminal;
  const right = (title: string) => ({ title, align: 'right' as const });
  const titles = [{ title: 'dial' }, right('asked'), ...DIALS.map(right)];
  for (const fixedLength of [false, true]) {
    const rows = found.rows.filter((row) => row.fixedLength === fixedLength);
    if (rows.length === 0) continue;
    const cells = rows.map(({ dial, asked, got }) => [
      { text: dial },
      { text: asked.toFixed(2) },
      ...DIALS.map((each) => ({
        text: got[each].toFixed(3),
        ...(each === dial && { colour: colours.bold }),
      })),
    ]);
    const title = fixedLength ? 'Measured, with the length fixed at 1' : 'Measured';
    terminal.write(`${colours.bold(`${title} (means of ${found.texts} texts)`)}\n`);
    terminal.write(`${drawTable(titles, cells, columns, colours.dim).join('\n')}\n\n`);
  }
  const cells = found.obedience.map(({ dial, spearman, monotonic }) =>
    [dial, Number.isNaN(spearman) ? '–' : spearman.toFixed(2), monotonic ? 'yes' : 'no'].map(
      (text) => ({ text }),
    ),
  );
  const kept = [{ title: 'dial' }, right('Spearman'), { title: 'monotonic' }];
  terminal.write(`${colours.bold('Requested and measured, 0.5 … 1')}\n`);
  terminal.write(`${drawTable(kept, cells, columns, colours.dim).join('\n')}\n`);
  if (!curve) return;
  const points = curve.points.map(({ asked, meaning, simplicity }) =>
    [asked.toFixed(2), meaning.toFixed(2), simplicity.toFixed(2)].map((text) => ({ text })),
  );
  const axes = [right('all dials'), right(curve.meaning), right(curve.simplicity)];
  terminal.write(`\n${colours.bold('Simplicity and meaning')}\n`);
  terminal.write(`${drawTable(axes, points, columns, colours.dim).join('\n')}\n`);
}
