import { existsSync, readFileSync } from 'node:fs';
import { KlartextError } from '../../core/index.ts';
import { type Design, type Item, itemsFrom, readDesign, shippedDesign } from '../../study/index.ts';
import { participantsNeeded } from '../../study/unit.ts';
import { readTable } from '../agree/table.ts';
import { corpusSamples } from '../evaluate/corpus-samples.ts';
import { samplesOf } from '../evaluate/samples.ts';
import { inputsOf } from '../input.ts';
import { wholeNumber } from '../option-values.ts';
import type { Terminal } from '../terminal.ts';
import { type DatabaseChoice, withStore } from './open-study.ts';

export interface CreateOptions extends DatabaseChoice {
  readonly language?: string;
  readonly items?: string;
  readonly source?: string;
  readonly references?: readonly string[];
  readonly corpus?: string;
  readonly split?: string;
  readonly mirror?: string;
  readonly output?: readonly string[];
  readonly codes?: string;
  readonly judgements?: string;
}

/** `klartext study create`: creates a study from a design and items. */
export async function createStudy(
  name: string,
  options: CreateOptions,
  terminal: Terminal,
): Promise<number> {
  const judgements = options.judgements && wholeNumber('--judgements', options.judgements);
  const design = { ...designCalled(name, options.language), ...(judgements && { judgements }) };
  const items = await itemsOf(options, terminal);
  const codes = wholeNumber('--codes', options.codes ?? '0');
  if (design.access === 'code' && codes === 0) {
    throw new KlartextError(
      'bad-option',
      `"${design.name}" admits participants by code, but no codes were requested.`,
      'For example: --codes 20',
    );
  }
  const created = await withStore(options, (store) =>
    store.create(design, items, codes, new Date()),
  );
  const { study, key } = created;
  const needed = participantsNeeded(design, items);
  const link = `/study/${study.id}`;
  if (terminal.json) {
    terminal.writeJson({
      ...{ id: study.id, items: items.length, participants: needed },
      ...{ link, key, codes: created.codes },
    });
    return 0;
  }
  terminal.write(
    `Study ${study.id}: ${design.name}, ${items.length} items, ${design.judgements} judgements each, by at least ${needed} participants.\n\n` +
      `  klartext study serve${options.db === undefined ? '' : ` --db ${options.db}`}\n\n` +
      `Participants:  ${link}\nResearcher:    ${link}/researcher\nKey:           ${key}   (not shown again)\n` +
      (created.codes.length > 0 ? `Codes:         ${created.codes.join(' ')}\n` : ''),
  );
  return 0;
}

/** A file, or the name of a design that comes with Klartext. */
function designCalled(name: string, language: string | undefined): Design {
  if (!existsSync(name)) return shippedDesign(name, language);
  if (language === undefined) return readDesign(readFileSync(name, 'utf8'), name);
  throw new KlartextError(
    'bad-option',
    '--language applies only to the designs that come with Klartext.',
    `Write the texts in ${name} in the language you want, and set its "language".`,
  );
}

async function itemsOf(options: CreateOptions, terminal: Terminal): Promise<Item[]> {
  const { items, source, corpus, output = [] } = options;
  if ([items, source, corpus].filter((each) => each !== undefined).length !== 1) {
    throw new KlartextError(
      'bad-option',
      'Name items with exactly one of --items, --source and --corpus.',
      'For example: --items items.tsv, or --source s.txt --output ours=ours.txt theirs=theirs.txt',
    );
  }
  if (items !== undefined) return readItems(items, terminal);
  const outputs = output.map((each): [string, string] => {
    const equals = each.indexOf('=');
    if (equals > 0) return [each.slice(0, equals), each.slice(equals + 1)];
    throw new KlartextError(
      'bad-option',
      `--output "${each}" is not of the form name=file.`,
      'For example: --output ours=ours.txt',
    );
  });
  const samples = [
    ...samplesOf({
      source: source ?? corpus ?? '',
      references: options.references ?? [],
      outputs,
      documents: false,
      ...(corpus !== undefined && { given: (await corpusSamples(corpus, options)).given }),
    }),
  ];
  return itemsFrom(
    samples.map((sample) => ({ ...sample })),
    source ?? corpus ?? '',
  );
}

async function readItems(file: string, terminal: Terminal): Promise<Item[]> {
  const [input] = inputsOf([file], terminal);
  const text = await input.read();
  if (/^\s*[{[]/.test(text.slice(0, 100))) {
    const rows = text.split('\n').flatMap((line, at): Record<string, unknown>[] => {
      if (line.trim() === '') return [];
      try {
        return [JSON.parse(line)];
      } catch (error) {
        throw new KlartextError(
          'bad-input',
          `${file}: Line ${at + 1} is not JSON.`,
          'Write one item per line.',
          { cause: error },
        );
      }
    });
    return itemsFrom(rows, file);
  }
  const { rows, columns } = readTable(text, file);
  return itemsFrom(
    rows.map(({ cell }) => Object.fromEntries(columns.map((column) => [column, cell(column)]))),
    file,
  );
}
