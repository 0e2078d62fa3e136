import { corpora, importCorpus, openStore, storeFolder } from '../../corpus/index.ts';
import type { Terminal } from '../terminal.ts';
import { counts } from './markdown.ts';

/** `klartext corpus import`: registers a corpus from this machine. */
export async function corpusImport(
  id: string,
  path: string,
  options: { readonly changed?: boolean },
  terminal: Terminal,
): Promise<number> {
  const entry = corpora.get(id);
  const store = openStore(storeFolder(process.env));
  const changed = options.changed ?? false;
  const { manifest, records, pairs, pinned } = await importCorpus(entry, path, store, { changed });
  const expected = entry.found ?? entry.published;
  const asExpected = expected === undefined ? null : pairs.all === expected.all;
  if (terminal.json) {
    const folder = `${store.folder}/${id}`;
    terminal.writeJson({
      id,
      folder,
      files: manifest.files.length,
      records,
      pairs,
      asExpected,
      pinned,
    });
    return 0;
  }
  const { green, yellow } = terminal.colours;
  const lines = [
    `${green('imported')} ${entry.name}: ${counts(pairs)} pairs in ${records.toLocaleString('en')} records`,
    `${manifest.files.length} ${manifest.files.length === 1 ? 'file' : 'files'} copied to ${store.folder}/${id}`,
  ];
  if (pinned === true) lines.push('All files match the pinned checksums.');
  if (pinned === false) lines.push(yellow('The files differ from the pinned ones.'));
  if (asExpected === false && expected) {
    lines.push(yellow(`Expected: ${counts(expected)}; see: klartext corpus info ${id}`));
  }
  terminal.write(`${lines.join('\n')}\n`);
  return 0;
}
