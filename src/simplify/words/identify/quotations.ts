import type { Token } from '../../../core/index.ts';

/** Opening marks, and the marks that may close them. */
const CLOSERS: Readonly<Record<string, string>> = {
  '"': '"',
  // As in corpora of newspapers and TeX, and with simple keyboards.
  '``': "''",
  "''": "''",
  '“': '”“',
  '”': '”',
  '„': '“”',
  '«': '»',
  '»': '«',
  '「': '」',
  '『': '』',
  '‹': '›',
  '›': '‹',
};

/** These are apostrophes, too, so their neighbours decide. */
const SINGLE: Readonly<Record<string, string>> = { "'": "'", '‘': '’', '‚': '‘’' };
/** The maximum distance of a closing apostrophe. */
const LONGEST = 100;

/** The tokens between quotation marks that are closed again. */
export function quotedTokens(tokens: readonly Token[]): Set<Token> {
  const quoted = new Set<Token>();
  let opened = -1;
  let closers = '';
  tokens.forEach(({ form }, i) => {
    // "'" is not half of "''".
    const closes = closers === "''" ? form === closers : closers.includes(form);
    if (opened >= 0 && form !== '' && closes) {
      for (let k = opened + 1; k < i; k++) quoted.add(tokens[k]);
      opened = -1;
    } else if (opened < 0 && Object.hasOwn(CLOSERS, form)) {
      opened = i;
      closers = CLOSERS[form];
    }
  });
  for (const { first, last } of singleQuoted(tokens)) {
    for (let k = first; k <= last; k++) quoted.add(tokens[k]);
  }
  return quoted;
}

/** "'We will not start,' he said": but neither "the girls' school" nor "in the '90s". */
function singleQuoted(tokens: readonly Token[]): { first: number; last: number }[] {
  const found: { first: number; last: number }[] = [];
  const isApart = (left: number) =>
    !tokens[left] || !tokens[left + 1] || tokens[left].end < tokens[left + 1].start;
  const isWord = (i: number) => /[\p{L}\p{N}]/u.test(tokens[i]?.form ?? '');
  let opened = -1;
  let closed = -1;
  const close = () => {
    if (closed > opened) found.push({ first: opened + 1, last: closed - 1 });
    opened = -1;
    closed = -1;
  };
  tokens.forEach(({ form }, i) => {
    if (form.length !== 1) return;
    if (opened >= 0 && i - opened > LONGEST) close();
    const opens = Object.hasOwn(SINGLE, form) && !isApart(i) && (isApart(i - 1) || !isWord(i - 1));
    if (opens && /^\p{L}/u.test(tokens[i + 1].form)) {
      close();
      opened = i;
    } else if (opened >= 0 && SINGLE[tokens[opened].form].includes(form)) {
      if (isApart(i - 1) || (!isApart(i) && isWord(i + 1))) return;
      closed = i;
      // After "s", it may be "the girls' school": then the next apostrophe closes the quotation.
      if (!/s$/i.test(tokens[i - 1].form)) close();
    }
  });
  close();
  return found;
}
