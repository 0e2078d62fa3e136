import type { SimplifyOptions } from '../simplify/options.ts';
import type { Terminal } from '../terminal.ts';
import type { ModelOptions } from './options.ts';

/** `klartext simplify --engine llm|seq2seq`. */
export async function simplifyByModel(
  file: string | undefined,
  options: SimplifyOptions & ModelOptions,
  terminal: Terminal,
): Promise<number> {
  if (options.lines) {
    const { simplifyLinesByModel } = await import('./simplify-lines.ts');
    return simplifyLinesByModel(file, options, terminal);
  }
  const { simplifyDocumentByModel } = await import('./simplify-document.ts');
  return simplifyDocumentByModel(file, options, terminal);
}
