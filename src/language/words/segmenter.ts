import type { Span } from '../../core/index.ts';

/**
 * Finds the words of a text in a script without spaces. Every character that is not white space
 * is in exactly one word, and the words are in order.
 */
export type WordSegmenter = (text: string) => Span[];
