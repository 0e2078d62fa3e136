import { readFileSync } from 'node:fs';

/** A training sentence; `heads` is undefined when the treebank has tags only. */
export interface GoldSentence {
  readonly forms: string[];
  readonly lemmas: string[];
  readonly upos: string[];
  /** The treebank's own tags; older files have nothing else. */
  readonly xpos: string[];
  readonly features: string[];
  readonly heads: number[] | undefined;
  readonly relations: string[];
  /** Where it comes from; sentences of the target language have weight 1 or more. */
  readonly language: string;
}

export type Contractions = 'split' | 'collapse';

/** Reads CoNLL-U; multi-word tokens ("del") are split into words, or kept as one token. */
export function readTreebank(
  path: string,
  language: string,
  contractions: Contractions,
): GoldSentence[] {
  const blocks = readFileSync(path, 'utf8').replaceAll('\r', '').split(/\n\n+/);
  const sentences: GoldSentence[] = [];
  for (const block of blocks) {
    const rows = block
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('#'))
      .map((line) => line.split('\t'));
    const sentence = sentenceOf(rows, language, contractions);
    if (sentence && sentence.forms.length > 0) sentences.push(sentence);
  }
  return sentences;
}

function sentenceOf(
  rows: string[][],
  language: string,
  contractions: Contractions,
): GoldSentence | undefined {
  const words = rows.filter((row) => /^\d+$/.test(row[0]));
  const ranges = contractions === 'collapse' ? rows.filter((row) => /^\d+-\d+$/.test(row[0])) : [];
  // tokenOf[w] is the token that word w belongs to, leader[t] the word that speaks for the token.
  const tokenOf: number[] = [];
  const leader: number[] = [];
  const forms: string[] = [];
  for (let w = 0; w < words.length; w++) {
    const range = ranges.find((row) => row[0].startsWith(`${w + 1}-`));
    if (!range) {
      tokenOf.push(forms.length);
      leader.push(w);
      forms.push(words[w][1]);
      continue;
    }
    const last = Number(range[0].split('-')[1]) - 1;
    let chosen = w;
    for (let k = w; k <= last; k++) {
      tokenOf.push(forms.length);
      const head = Number(words[k][6]) - 1;
      // The word whose head lies outside speaks for the token: the verb of "dárselo". Of several
      // ("de" + "el", both pointing at the noun) the first.
      if (
        (head < w || head > last) &&
        (words[chosen][6] === '_' || insideRange(words[chosen], w, last))
      )
        chosen = k;
    }
    leader.push(chosen);
    forms.push(range[1]);
    w = last;
  }
  const lead = leader.map((w) => words[w]);
  const hasTree = words.every((row) => /^\d+$/.test(row[6]));
  return {
    forms,
    lemmas: lead.map((row) => row[2]),
    upos: lead.map((row) => row[3]),
    xpos: lead.map((row) => row[4]),
    features: lead.map((row) => row[5]),
    heads: hasTree
      ? lead.map((row) => (row[6] === '0' ? -1 : tokenOf[Number(row[6]) - 1]))
      : undefined,
    relations: lead.map((row) => row[7]),
    language,
  };
}

function insideRange(row: string[], first: number, last: number): boolean {
  const head = Number(row[6]) - 1;
  return head >= first && head <= last;
}
