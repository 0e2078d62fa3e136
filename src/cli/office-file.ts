import { KlartextError } from '../core/index.ts';
import type { FileText, FileTextTask } from '../formats/file-text.ts';

const OFFICE = /\.(?:docx|docm|odt|pdf)$/i;
/** Memory limit for reading a file, in megabytes, as in the server. */
const MEMORY = 600;

/** Does the extension name an office document or a PDF? */
export const isOfficeFile = (name: string): boolean => OFFICE.test(name);

/** The text of an office file. A hostile file can only crash the process that reads it. */
export async function officeText(
  name: string,
  bytes: Uint8Array,
  as: FileTextTask['as'],
): Promise<FileText> {
  const [{ WorkerPool }, { processRunner }, { CallError }] = await Promise.all([
    import('../server/workers/pool.ts'),
    import('../server/workers/process-runner.ts'),
    import('../server/http/failure.ts'),
  ]);
  // The error below explains the failure to the user.
  const runner = (megabytes: number) => processRunner(megabytes, 'ignore');
  const pool = new WorkerPool({ size: 1, memory: MEMORY, runner });
  try {
    return await pool.run('fileText', { name, bytes, as });
  } catch (error) {
    if (!(error instanceof CallError)) throw error;
    const { message, hint } = error.failure;
    throw new KlartextError('bad-input', message, hint, { cause: error });
  } finally {
    await pool.close();
  }
}

/** Rejects an office file where the input must be lines of plain text. */
export function refuseOffice(path: string): void {
  if (!isOfficeFile(path)) return;
  throw new KlartextError(
    'bad-input',
    `${path}: This is a document, not lines of plain text.`,
    'Save it as plain text (UTF-8) with one text per line.',
  );
}
