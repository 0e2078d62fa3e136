import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import type { ModelAnswer, ModelRequest, TextModel } from '../simplify/models/index.ts';
import type { Redact } from './redact.ts';

/** The folder of cached answers: $KLARTEXT_RESPONSES, or klartext/responses in the user's cache folder. */
export function responseFolder(env: Readonly<Record<string, string | undefined>>): string {
  if (env.KLARTEXT_RESPONSES) return env.KLARTEXT_RESPONSES;
  return join(env.XDG_CACHE_HOME || join(homedir(), '.cache'), 'klartext', 'responses');
}

/**
 * A model with a cache: answers are stored in files named after the SHA-256 of the whole request. The
 * cache only saves calls; a missing, damaged or unwritable file costs no more than one call.
 */
export function cached(
  model: TextModel,
  folder: string,
  redact: Redact,
  onHit: () => void = () => {},
): TextModel {
  return {
    name: model.name,
    async generate(request) {
      const key = requestKey(model.name, request);
      const path = join(folder, key.slice(0, 2), `${key}.json`);
      const known = await readAnswer(path, key);
      if (known) {
        onHit();
        return known;
      }
      const answer = await model.generate(request);
      await keep(path, { key, model: model.name, ...answer, text: redact(answer.text) });
      return answer;
    },
  };
}

/** The same for the same request and no other. */
export function requestKey(model: string, request: ModelRequest): string {
  const { messages, prompt, temperature, maxTokens, stop, sample } = request;
  const whole = ['klartext-1', model, messages, prompt, temperature, maxTokens, stop, sample];
  return createHash('sha256').update(JSON.stringify(whole)).digest('hex');
}

async function readAnswer(path: string, key: string): Promise<ModelAnswer | undefined> {
  try {
    const kept = JSON.parse(await readFile(path, 'utf8')) as ModelAnswer & { key: string };
    if (kept.key !== key || typeof kept.text !== 'string') return undefined;
    const { text, ending, tokens } = kept;
    return { text, ending, ...(tokens && { tokens }) };
  } catch {
    return undefined;
  }
}

async function keep(path: string, value: object): Promise<void> {
  const half = `${path}.${randomUUID()}.part`;
  try {
    await mkdir(dirname(path), { recursive: true });
    await writeFile(half, JSON.stringify(value));
    await rename(half, path);
  } catch {
    await rm(half, { force: true }).catch(() => {});
  }
}
