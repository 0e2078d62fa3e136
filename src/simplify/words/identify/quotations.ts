import type { Token } from '../../../core/index.ts';

/** Opening marks, and what may close them. */
const CLOSERS: Readonly<Record<string, string>> = {
  '"': '"',
  // As newspapers' corpora and TeX write them.
  '``': "''",
  '“': '”“',
  '”': '”',
  '„': '“”',
  '«': '»',
  '»': '«',
  '「': '」',
  '『': '』',
};

/** The tokens between quotation marks that are closed again. */
export function quotedTokens(tokens: readonly Token[]): Set<Token> {
  const quoted = new Set<Token>();
  let opened = -1;
  let closers = '';
  tokens.forEach(({ form }, i) => {
    if (opened >= 0 && form !== '' && closers.includes(form)) {
      for (let k = opened + 1; k < i; k++) quoted.add(tokens[k]);
      opened = -1;
    } else if (opened < 0 && Object.hasOwn(CLOSERS, form)) {
      opened = i;
      closers = CLOSERS[form];
    }
  });
  return quoted;
}
