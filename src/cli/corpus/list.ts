import { corpora } from '../../corpus/registry.ts';
import type { Terminal } from '../terminal.ts';

export async function corpusList(
  _options: { language?: string; task?: string; access?: string },
  terminal: Terminal,
): Promise<number> {
  terminal.writeJson(corpora.names());
  return 0;
}
