import { expect, it } from 'vitest';
import { likeOtherChinese } from './chinese.ts';
import { rowsOf, sentenceOf } from './gold-rows.ts';

it('calls adverbs adverbs, 的 a particle, ordinals adjectives and suffixes nouns', () => {
  const adapted = likeOtherChinese(
    sentenceOf(`
      他 PRON 3 nsubj
      也 SCONJ 3 mark
      来 VERB 6 acl
      的 SCONJ 3 mark
      第一 NUM 6 nummod
      省 PART 0 root SFN`),
  );
  expect(adapted.upos).toEqual(['PRON', 'ADV', 'VERB', 'PART', 'ADJ', 'NOUN']);
  expect(adapted.relations).toEqual(['nsubj', 'advmod', 'acl', 'mark', 'amod', 'root']);
});

it('hangs the number on the classifier and the classifier on the noun', () => {
  const adapted = likeOtherChinese(
    sentenceOf(`
      三 NUM 3 nummod
      个 NOUN 1 clf
      人 NOUN 0 root`),
  );
  expect(rowsOf(adapted)).toEqual(['三 NUM 2 nummod', '个 NOUN 3 clf', '人 NOUN 0 root']);
});

it('leaves the first clause of a chain the main one, and gives a comma to the phrase before it', () => {
  const adapted = likeOtherChinese(
    sentenceOf(`
      她 PRON 2 nsubj
      来 VERB 0 root
      ， PUNCT 5 punct
      他 PRON 5 nsubj
      走 VERB 2 parataxis
      。 PUNCT 2 punct`),
  );
  expect(rowsOf(adapted)).toEqual([
    '她 PRON 2 nsubj',
    '来 VERB 0 root',
    '， PUNCT 2 punct',
    '他 PRON 5 nsubj',
    '走 VERB 2 parataxis',
    '。 PUNCT 2 punct',
  ]);
});

it('calls nouns without 的 between them a compound', () => {
  const adapted = likeOtherChinese(
    sentenceOf(`
      国家 NOUN 2 nmod
      公园 NOUN 4 nmod
      的 PART 2 case
      树 NOUN 0 root`),
  );
  expect(adapted.relations).toEqual(['compound', 'nmod', 'case', 'root']);
});
