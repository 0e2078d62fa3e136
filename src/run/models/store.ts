import { homedir } from 'node:os';
import { join } from 'node:path';

/** Where models are kept: $KLARTEXT_MODELS, or klartext/models in the user's cache folder. */
export function modelsFolder(env: Readonly<Record<string, string | undefined>>): string {
  if (env.KLARTEXT_MODELS) return env.KLARTEXT_MODELS;
  return join(env.XDG_CACHE_HOME || join(homedir(), '.cache'), 'klartext', 'models');
}
