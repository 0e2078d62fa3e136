import { describe, expect, it, vi } from 'vitest';
import { KlartextError } from './error.ts';
import { registry, unknownName } from './registry.ts';

describe('registry', () => {
  const split = vi.fn(() => (text: string) => text.split(' '));
  const tokenizers = registry('tokenizer', { none: split, '13a': split, char: split });

  it('lists its names sorted, as a copy', () => {
    tokenizers.names().push('mine');
    expect(tokenizers.names()).toEqual(['13a', 'char', 'none']);
  });

  it('makes a thing when it is first asked for, and once', () => {
    expect(split).not.toHaveBeenCalled();
    expect(tokenizers.get('none')).toBe(tokenizers.get('none'));
    expect(split).toHaveBeenCalledTimes(1);
  });

  it('asks "did you mean" for a near name and lists the names otherwise', () => {
    expect(() => tokenizers.get('nome')).toThrow(
      expect.objectContaining({ code: 'unknown-name', hint: 'Did you mean "none"?' }),
    );
    expect(() => tokenizers.get('sentencepiece')).toThrow(
      expect.objectContaining({ hint: 'Known: 13a, char, none.' }),
    );
  });

  it('does not take what every object has for a name', () => {
    expect(tokenizers.has('constructor')).toBe(false);
    expect(() => tokenizers.get('toString')).toThrow(KlartextError);
  });
});

describe('unknownName', () => {
  it('has a code of its own for languages', () => {
    expect(unknownName('language', 'xx', ['de']).code).toBe('unknown-language');
    expect(unknownName('metric', 'xx', ['sari']).code).toBe('unknown-name');
  });
});
