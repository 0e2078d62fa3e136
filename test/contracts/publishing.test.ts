import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { ROOT } from './command.ts';

const read = (path: string) => readFileSync(`${ROOT}${path}`, 'utf8');
const { version, engines, keywords } = JSON.parse(read('package.json'));

describe('what is published with a version', () => {
  it('is cited by the version and date of the changelog', () => {
    const citation = parse(read('CITATION.cff'));
    const [, newest, date] =
      read('CHANGELOG.md').match(/^## (\d+\.\d+\.\d+) – (\d{4}-\d\d-\d\d)$/m) ?? [];
    expect([citation.version, citation['date-released']]).toEqual([newest, date]);
    expect(version).toBe(newest);
    for (const field of ['cff-version', 'message', 'title', 'authors']) {
      expect(citation).toHaveProperty([field]);
    }
  });

  it('is found by keywords', () => {
    expect(keywords).toEqual(expect.arrayContaining(['plain language', 'text simplification']));
  });
});

describe('the workflow', () => {
  it('runs the tests on the oldest Node that is promised, and on later ones', () => {
    const { jobs } = parse(read('.github/workflows/test.yml'));
    const { node } = jobs.test.strategy.matrix;
    expect(node).toEqual([20, 22, 24]);
    expect(engines.node).toBe(`>=${Math.min(...node)}`);
    const commands = jobs.test.steps.flatMap((step: { run?: string }) => step.run ?? []);
    expect(commands).toEqual(['npm ci', 'npm test']);
  });
});

describe('issue forms', () => {
  const forms = readdirSync(`${ROOT}.github/ISSUE_TEMPLATE`).filter(
    (name) => name !== 'config.yml',
  );

  it('are there for bugs, wrong edits and new languages', () => {
    expect(forms.sort()).toEqual(['bug.yml', 'new-language.yml', 'wrong-edit.yml']);
  });

  it.each(forms)('%s has what GitHub asks for, and each field once', (name) => {
    const form = parse(read(`.github/ISSUE_TEMPLATE/${name}`));
    expect([typeof form.name, typeof form.description]).toEqual(['string', 'string']);
    const fields = form.body.filter(({ type }: { type: string }) => type !== 'markdown');
    for (const { id, type, attributes } of fields) {
      expect(['input', 'textarea', 'dropdown', 'checkboxes']).toContain(type);
      expect(id).toMatch(/^[\w-]+$/);
      expect(attributes.label).toMatch(/\S/);
    }
    const ids = fields.map(({ id }: { id: string }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(fields.length).toBeGreaterThan(0);
  });
});
