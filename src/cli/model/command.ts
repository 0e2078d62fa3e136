import type { Command } from 'commander';
import { addCommand, examples, type Frame } from '../command.ts';

export function modelCommand(program: Command, frame: Frame): void {
  const model = program
    .command('model')
    .summary('manage ONNX models for embeddings, BERTScore, LSBert and seq2seq')
    .description(
      'Models are optional and downloaded only when you ask. They are kept in your cache folder\n' +
        '($KLARTEXT_MODELS) and named by --model and --encoder. See docs/models.md.',
    )
    .helpOption('-h, --help', 'show help')
    .helpCommand('help [command]', 'show help for a subcommand')
    .addHelpText('after', examples('model pull minilm', 'model list --json'));

  addCommand(model, 'pull <model>')
    .summary('download a model: a pinned one, OWNER/NAME on a hub, or a folder')
    .description(
      'Downloads a model and records its checksums: a pinned one (see "model list"), OWNER/NAME on the\n' +
        'Hugging Face hub ($HF_ENDPOINT) at a revision, or a local folder.',
    )
    .option('--revision <id>', 'commit, tag or branch on the hub (default: main)')
    .option('--quantised', 'download the int8 files')
    .option('--mirror <folder>', 'take the files from this folder, offline')
    .option('--name <name>', 'store the model under this name')
    .addHelpText(
      'after',
      examples(
        'model pull minilm',
        'model pull Xenova/bert-base-uncased --revision main --quantised',
        'model pull ./my-bart-onnx --name my-bart',
        'model pull minilm --mirror downloads',
      ),
    )
    .action(async (name: string, options) => {
      const { pull } = await import('./model.ts');
      frame.exitCode = await pull(name, options, frame.terminal);
    });

  addCommand(model, 'list')
    .summary('list downloaded models, and pinned ones that can be downloaded')
    .addHelpText('after', examples('model list', 'model list --json'))
    .action(async () => {
      const { list } = await import('./model.ts');
      frame.exitCode = await list(frame.terminal);
    });

  addCommand(model, 'info <model>')
    .summary('show the origin, files and checksums of a model')
    .option('--verify', 'read the files and compare their checksums')
    .addHelpText('after', examples('model info minilm --verify'))
    .action(async (name: string, options) => {
      const { info } = await import('./model.ts');
      frame.exitCode = await info(name, options, frame.terminal);
    });

  addCommand(model, 'remove <model>')
    .summary('delete a downloaded model')
    .addHelpText('after', examples('model remove minilm'))
    .action(async (name: string) => {
      const { remove } = await import('./model.ts');
      frame.exitCode = await remove(name, frame.terminal);
    });
}
