import { countCodePoints } from '../../evaluate/edits/index.ts';
import type { Tokenizer } from '../../language/index.ts';

/** One side of a row of MultiSim's Table 6. */
export interface SideStatistics {
  /** Texts, with sources once per reference, as MultiSim counts. */
  readonly texts: number;
  /** Sentences that the language's segmenter finds in them. */
  readonly sentences: number;
  readonly tokens: number;
  readonly vocabulary: number;
  readonly characters: number;
  readonly tokensPerText: number;
  readonly tokensPerSentence: number;
  /** Characters including spaces, divided by tokens: MultiSim's definition. */
  readonly charactersPerToken: number;
}

/** Counts texts, sentences, tokens and characters of one side of a corpus. */
export class SideTally {
  readonly #tokenizer: Tokenizer;
  readonly #vocabulary = new Set<string>();
  #texts = 0;
  #sentences = 0;
  #tokens = 0;
  #characters = 0;

  constructor(tokenizer: Tokenizer) {
    this.#tokenizer = tokenizer;
  }

  /** `times` is the number of pairs that contain the text. */
  add(text: string, sentences: number, times: number): void {
    const tokens = this.#tokenizer.split(text);
    for (const token of tokens) this.#vocabulary.add(token);
    this.#texts += times;
    this.#sentences += sentences * times;
    this.#tokens += tokens.length * times;
    this.#characters += countCodePoints(text) * times;
  }

  statistics(): SideStatistics {
    const [tokens, texts, sentences] = [this.#tokens, this.#texts, this.#sentences];
    return {
      texts,
      sentences,
      tokens,
      vocabulary: this.#vocabulary.size,
      characters: this.#characters,
      tokensPerText: tokens / Math.max(1, texts),
      tokensPerSentence: tokens / Math.max(1, sentences),
      charactersPerToken: this.#characters / Math.max(1, tokens),
    };
  }
}
