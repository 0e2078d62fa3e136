import { KlartextError } from '../../core/index.ts';

/**
 * The normalised path of an entry, if it is inside the folder it is unpacked to; else throws.
 *
 * @example safePath('corpus.zip', 'data/./train.tsv') // 'data/train.tsv'
 */
export function safePath(archive: string, entry: string): string {
  const pieces = entry.split('/').filter((piece) => piece !== '' && piece !== '.');
  const why = entry.startsWith('/')
    ? 'is an absolute path'
    : /^[A-Za-z]:/.test(entry)
      ? 'names a drive'
      : entry.includes('\\')
        ? 'has a backslash'
        : /[\x00-\x1f\x7f]/.test(entry)
          ? 'has a control character'
          : pieces.includes('..')
            ? 'leads out of the folder'
            : pieces.length === 0
              ? 'is empty'
              : undefined;
  if (why !== undefined) throw unsafe(archive, entry, `its path ${why}`);
  return pieces.join('/');
}

/** The error for an entry that could write, or point, outside the folder. */
export function unsafe(archive: string, entry: string, why: string): KlartextError {
  return new KlartextError(
    'bad-input',
    `${archive}: rejected at ${JSON.stringify(entry)}: ${why}.`,
    'Nothing was unpacked. An archive of a corpus needs only plain files; check its origin.',
  );
}
