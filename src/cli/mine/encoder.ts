import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';

/** The folder of an ONNX encoder, and a name that changes with its model. */
export async function encoderOf(model: string): Promise<{ folder: string; name: string }> {
  const { neededFile, openFolder } = await import('../../run/onnx/model-folder.ts');
  const folder = openFolder(model);
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(neededFile(folder, 'model'))) hash.update(chunk);
  return { folder: folder.path, name: `${folder.name}-${hash.digest('hex').slice(0, 16)}` };
}
