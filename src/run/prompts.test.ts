import { describe, expect, it } from 'vitest';
import { languageIds } from '../language/index.ts';
import { instructionsFor, loadPrompt, promptNames, refusalsFor } from './prompts.ts';

describe('prompts', () => {
  it('can all be read', () => {
    for (const name of promptNames()) expect(loadPrompt(name).name).toBe(name);
    expect(promptNames()).toEqual(expect.arrayContaining(['css', 'multisim', 'tsar-any']));
    expect(() => loadPrompt('multsim')).toThrow('Unknown prompt');
  });

  it.each(languageIds())('have instructions and refusals in %s, with all their places', (id) => {
    const prompt = instructionsFor(id);
    const text = JSON.stringify(prompt);
    expect(prompt.name).toBe(`instruct-${id}`);
    expect(text.match(/\{label\}/g)).toHaveLength(2);
    expect(text.match(/\{percent\}/g)).toHaveLength(3);
    for (const block of ['text', 'glossary', 'terms', 'plan']) expect(text).toContain(block);
    if (id !== 'en') expect(refusalsFor(id).length).toBeGreaterThan(refusalsFor('en').length);
  });

  it('are in English for any other language', () => {
    expect(instructionsFor('fi').name).toBe('instruct-any');
  });
});
