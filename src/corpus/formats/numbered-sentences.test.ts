import { describe, expect, it } from 'vitest';
import {
  CBST,
  readNumberedFile,
  readNumberedFiles,
  SIMPLEXT,
  TEACHER,
  TERENCE,
} from './numbered-sentences.ts';

const texts = (groups: readonly { source: string; target: string }[]) =>
  groups.map(({ source, target }) => [source, target]);

describe('the Italian pseudo-XML', () => {
  it('has two documents without a common root (Teacher)', () => {
    const file = [
      '<doc id="1">',
      '<frase id="1" frase_all="1;2">La casa è grande &amp; bella.</frase>',
      '<frase id="2" frase_all="">Nessuno la vede.</frase>',
      '<frase id="3" frase_all="3">Fine.',
      '</frase>',
      '</doc>',
      '<doc id="2">',
      '<frase id="1" frase_all="1">La casa è grande.</frase>',
      '<frase id="2" frase_all="1">È bella.</frase>',
      '<frase id="3" frase_all="3">È finito.</frase>',
      '</doc>',
    ].join('\n');
    expect(texts(readNumberedFile(file, 'a.txt', TEACHER))).toEqual([
      ['La casa è grande & bella.', 'La casa è grande. È bella.'],
      ['Fine.', 'È finito.'],
    ]);
  });

  it('has one root and lines of remarks (Terence)', () => {
    const file = [
      '<docs>',
      '// allineato da A.',
      '<doc><frase id="1" frase_al="1;">Uno.</frase></doc>',
      '<doc><frase id="1" frase_al="">Un.</frase></doc>',
      '</docs>',
    ].join('\n');
    expect(texts(readNumberedFile(file, 'a.txt', TERENCE))).toEqual([['Uno.', 'Un.']]);
  });

  it('counts links of both sides in CBST', () => {
    const file =
      '<doc><s frase_all="1">A.</s><s frase_all="">B.</s></doc><doc><s frase_all="1;2">ab.</s></doc>';
    expect(texts(readNumberedFile(file, 'a.txt', CBST))).toEqual([['A. B.', 'ab.']]);
  });

  it('is in two files and counts from 0 in Simplext', () => {
    const source = {
      file: 'a.full.xml',
      text: '<d><s id="0" alignedSents="0;1">Uno y dos.</s></d>',
    };
    const target = {
      file: 'a.simp.xml',
      text: '<d><s id="0" alignedSents="0">Uno.</s><s id="1" alignedSents="0">Dos.</s></d>',
    };
    expect(texts(readNumberedFiles(source, target, SIMPLEXT))).toEqual([
      ['Uno y dos.', 'Uno. Dos.'],
    ]);
  });

  it('names file and line of a link that leads nowhere, and of a number that is none', () => {
    const file = (number: string) =>
      `<doc>\n<s frase_all="${number}">A.</s></doc>\n<doc><s frase_all="">a.</s></doc>`;
    expect(() => readNumberedFile(file('7'), 'a.txt', TEACHER)).toThrow(
      'a.txt, line 2: It refers to sentence 7, but there are 1.',
    );
    expect(() => readNumberedFile(file('x'), 'a.txt', TEACHER)).toThrow('a.txt, line 2');
    expect(() => readNumberedFile('<doc></doc>', 'a.txt', TEACHER)).toThrow('0 versions');
  });
});
