import { setFlagsFromString } from 'node:v8';

/** In bytes of bytecode that a function runs before it is compiled; V8 itself takes a third. */
const BUDGET = 400_000;

/**
 * Lets V8 compile only what runs often. The engine is hundreds of rules, most of them short, and as V8
 * does it of itself compiling them took a third of the time of a thousand sentences. Node 20 alone has
 * this flag: later ones report an error on every call.
 */
export function compileLater(): void {
  if (process.versions.v8.startsWith('11.')) setFlagsFromString(`--interrupt-budget=${BUDGET}`);
}
