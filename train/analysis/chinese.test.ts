import { expect, it } from 'vitest';
import { likeOtherChinese } from './chinese.ts';

it('calls adverbs adverbs, 的 a particle and ordinals adjectives', () => {
  const { upos, relations } = likeOtherChinese({
    forms: ['他', '也', '来', '的', '第一', '天', '如果'],
    lemmas: [],
    upos: ['PRON', 'SCONJ', 'VERB', 'SCONJ', 'NUM', 'NOUN', 'SCONJ'],
    xpos: [],
    features: [],
    heads: [2, 2, 5, 2, 5, -1, 5],
    relations: ['nsubj', 'mark', 'acl', 'mark', 'nummod', 'root', 'obl'],
    language: 'zh',
  });
  expect(upos).toEqual(['PRON', 'ADV', 'VERB', 'PART', 'ADJ', 'NOUN', 'SCONJ']);
  expect(relations).toEqual(['nsubj', 'advmod', 'acl', 'mark', 'amod', 'root', 'obl']);
});
