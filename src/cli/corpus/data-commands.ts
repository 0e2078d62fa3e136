import { type Command, Option } from 'commander';
import { SPLITS } from '../../corpus/record.ts';
import { addCommand, examples, type Frame } from '../command.ts';

const MIRROR = ['--mirror <dir>', 'read corpora from this folder instead of the store'] as const;
const ALL = ['--all', 'every corpus of sentence pairs in the store'] as const;
const SPLIT = () =>
  new Option('--split <split>', 'only records of this split').choices([...SPLITS]);

/** `corpus pull`, `split`, `check` and `filter`: from download to clean splits. */
export function corpusDataCommands(group: Command, frame: Frame): void {
  addCommand(group, 'pull <id...>')
    .summary('download corpora')
    .description(
      'Downloads corpora into the store ($KLARTEXT_CORPORA, or klartext/corpora in the cache folder).\n' +
        'Resumes interrupted downloads and verifies checksums; stores all files of a corpus or none.',
    )
    .option('--mirror <dir>', 'copy the files from this folder, offline')
    .option('--again', 'download again even if the corpus is already stored')
    .addHelpText('after', examples('corpus pull asset', 'corpus pull slots rsse --mirror .data'))
    .action(async (ids: string[], options) => {
      const { corpusPull } = await import('./pull.ts');
      frame.exitCode = await corpusPull(ids, options, frame.terminal);
    });

  addCommand(group, 'split [corpus...]')
    .summary('split corpora so that no sentence occurs in two splits')
    .description(
      'Splits corpora together by the rules of MultiSim: keeps published splits; else 80/10/10, or\n' +
        'about 1,000 (5,000) pairs each for dev and test above 10,000 (500,000). Swaps pairs so that\n' +
        'sentences shared by several corpora land in one split. Name corpora by id or JSON lines file.',
    )
    .option('--out <dir>', 'write ID.SPLIT.jsonl and splits.json here')
    .option('--seed <number>', 'seed of the random split (default: 1)')
    .option(
      '--near <similarity>',
      'also keep near-duplicates together; 1 turns this off (default: 0.8)',
    )
    .option('--whole-documents', 'keep the records of a document together')
    .option('--redraw', 'draw new splits even for corpora with published ones')
    .option(...MIRROR)
    .option(...ALL)
    .addHelpText('after', examples('corpus split slots rsse --out splits', 'corpus split --all'))
    .action(async (names: string[], options) => {
      const { corpusSplit } = await import('./split.ts');
      frame.exitCode = await corpusSplit(names, options, frame.terminal);
    });

  addCommand(group, 'check [corpus...]')
    .summary('find sentences that occur in two splits')
    .description(
      'Looks for leaks across all corpora named: equal sentences (ignoring case, spacing and\n' +
        'punctuation) and near-duplicates in different splits. Exits with 1 if it finds any.',
    )
    .option(
      '--near <similarity>',
      'least similarity of near-duplicates; 1 turns this off (default: 0.8)',
    )
    .option(...MIRROR)
    .option(...ALL)
    .addHelpText('after', examples('corpus check splits/', 'corpus check geolino --near 1'))
    .action(async (names: string[], options) => {
      const { corpusCheck } = await import('./check.ts');
      frame.exitCode = await corpusCheck(names, options, frame.terminal);
    });

  addCommand(group, 'filter [corpus...]')
    .summary('drop pairs, and report why')
    .description(
      'Keeps pairs that pass all the filters; reports what each filter removed, with examples.\n' +
        'A range is 10..70, 10.. or ..70. MultiSim trains on --bleu 10..70.',
    )
    .option('--bleu <range>', 'sentence BLEU of reference and source, 0 to 100')
    .option('--edits <range>', 'edit distance over the longer length, 0 to 1')
    .option('--length <range>', 'characters of both sides')
    .option('--ratio <range>', 'length of the reference over that of the source')
    .option('--language <id>', 'drop pairs that are clearly in another language')
    .option('--against <corpus...>', 'drop pairs that occur in dev or test of these')
    .option('--unique', 'keep each pair once')
    .addOption(SPLIT())
    .option('--out <file>', 'write the remaining pairs as JSON lines')
    .option(...MIRROR)
    .option(...ALL)
    .addHelpText(
      'after',
      examples(
        'corpus filter ruadapt-encyclopedic --bleu 10..70 --out train.jsonl',
        'corpus filter wivico --unique --length 10..400 --against asset turkcorpus',
      ),
    )
    .action(async (names: string[], options) => {
      const { corpusFilter } = await import('./filter.ts');
      frame.exitCode = await corpusFilter(names, options, frame.terminal);
    });
}

/** `corpus controls`, `export`, `align` and `stats`: what corpora are turned into. */
export function corpusUseCommands(group: Command, frame: Frame): void {
  addCommand(group, 'controls [corpus...]')
    .summary('compute oracle control values; write training files with control tokens')
    .description(
      'Measures the values of control tokens (characters, similarity, word rank, tree depth) for\n' +
        'each pair, and writes training files with the tokens before the source.',
    )
    .addOption(
      new Option('--style <style>', 'tokens as in this paper')
        .choices(['access', 'muss', 'multisim'])
        .default('access'),
    )
    .option('-l, --language <id>', 'language of the pairs (default: as the corpus states)')
    .addOption(SPLIT())
    .option('--out <dir>', 'write NAME.SPLIT.src and NAME.SPLIT.tgt here')
    .option(...MIRROR)
    .option(...ALL)
    .addHelpText('after', examples('corpus controls slots --style multisim --out training'))
    .action(async (names: string[], options) => {
      const { corpusControls } = await import('./controls.ts');
      frame.exitCode = await corpusControls(names, options, frame.terminal);
    });

  addCommand(group, 'export [corpus...]')
    .summary('write corpora for other programs')
    .description(
      'Writes corpora as JSON lines, parallel text (.orig, .simp.0 …), CSV in the layout of MultiSim, or\n' +
        'Parquet in the layout of Hugging Face.',
    )
    .addOption(
      new Option('--format <format>', 'what to write')
        .choices(['jsonl', 'text', 'csv', 'parquet'])
        .default('jsonl'),
    )
    .requiredOption('--out <dir>', 'write here')
    .addOption(SPLIT())
    .option(...MIRROR)
    .option(...ALL)
    .addHelpText('after', examples('corpus export asset --format parquet --out asset-parquet'))
    .action(async (names: string[], options) => {
      const { corpusExport } = await import('./export.ts');
      frame.exitCode = await corpusExport(names, options, frame.terminal);
    });

  addCommand(group, 'align <source> <target>')
    .summary('align a document with its simplified version, sentence by sentence')
    .description(
      'Aligns the sentences of two texts by the words and character 3-grams they share, in order,\n' +
        'n to m up to 2. With --lines each line of fewer than six sentences gets the most similar one.',
    )
    .option('-l, --language <id>', 'language of the texts (default: detected from the text)')
    .option('--lines', 'align lines, as MUSS does with Alector')
    .option('--least <similarity>', 'least similarity of a pair (default: 0.1; 0 for lines)')
    .option('--out <file>', 'write the pairs as JSON lines')
    .addHelpText('after', examples('corpus align letter.txt letter-easy.txt --out pairs.jsonl'))
    .action(async (source: string, target: string, options) => {
      const { corpusAlign } = await import('./align.ts');
      frame.exitCode = await corpusAlign(source, target, options, frame.terminal);
    });

  addCommand(group, 'stats [corpus...]')
    .summary('show sizes, operations and features of corpora')
    .description(
      'Counts corpora as MultiSim (Tables 6 and 7), ASSET and CSS do: sizes, edit operations, edit\n' +
        'distance, features. --html writes a page per corpus, and a comparison of several.',
    )
    .option('-l, --language <id>', 'language of the pairs (default: as the corpus states)')
    .option('--sample <number>', 'pairs to analyse for the features (default: 1000)')
    .addOption(SPLIT())
    .option('--html <dir>', 'write pages here')
    .option('--markdown', 'write Markdown tables')
    .option('--transfer', 'also list corpora to transfer from (MultiSim, Table 4)')
    .option(...MIRROR)
    .option(...ALL)
    .addHelpText('after', examples('corpus stats slots', 'corpus stats slots rsse --html pages'))
    .action(async (names: string[], options) => {
      const { corpusStats } = await import('./stats.ts');
      frame.exitCode = await corpusStats(names, options, frame.terminal);
    });

  addCommand(group, 'multisim')
    .summary("compare the figures in MultiSim's paper with ours")
    .description(
      'Writes Tables 3 and 6 of MultiSim (Ryan et al. 2023) for the corpora in the store, published and\n' +
        'counted here, as Markdown.',
    )
    .option('--draws <number>', 'random test sets where MultiSim drew its own (default: 100)')
    .option(...MIRROR)
    .addHelpText('after', examples('corpus multisim --mirror .data > notes/multisim.md'))
    .action(async (options) => {
      const { corpusMultisim } = await import('./stats-multisim.ts');
      frame.exitCode = await corpusMultisim(options, frame.terminal);
    });
}
