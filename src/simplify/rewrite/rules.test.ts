import { describe, expect, it } from 'vitest';
import { compileRules, type RuleFiles } from './rules.ts';

const RULE = `
- id: coordination.test
  construct: coordination
  operation: split
  match: ["V[rel=root] >conj W", "W >cc C"]
  build: ["{until(W)}", "{from(W) - C!}"]
  message: Two sentences.
  examples:
    change: { "A.": "B.", "C.": "D." }
    stay: [{ in: "E.", by: match }, { in: "F.", by: licence/scope }]
`;

function files(rules: string, path = 'xx/rules/test.yaml'): RuleFiles {
  return {
    language: 'xx',
    syntax: { path: 'xx/syntax.yaml', text: 'lists: { and: [und] }\nmaps: { link: { und: "" } }' },
    classes: [{ path: 'xx/classes/person.txt', text: '# people\nTenant\n\nlandlord # owner\n' }],
    rules: [{ path, text: rules }],
  };
}

describe('rules', () => {
  it('compile to data that survive JSON', () => {
    const { compiled } = compileRules(files(RULE));
    expect(JSON.parse(JSON.stringify(compiled))).toEqual(compiled);
    expect(compiled.rules[0].id).toBe('coordination.test');
  });
  it('read classes, one lemma a line, in lower case', () => {
    const { grammar } = compileRules(files(RULE)).compiled;
    expect(grammar.lists.person).toEqual(['tenant', 'landlord']);
  });
  it('have the licences of their operation, more or fewer if they say so', () => {
    const [rule] = compileRules(files(`${RULE}  licence: [antecedent, -length]`)).compiled.rules;
    expect(rule.licences).toContain('scope');
    expect(rule.licences).toContain('antecedent');
    expect(rule.licences).not.toContain('length');
  });
  it('are shared by the languages that they have examples for', () => {
    const shared = RULE.replace(/examples:[\s\S]*/u, (examples) =>
      examples.replace('examples:', 'examples:\n   yy:').replace(/\n {4}(?=\S)/gu, '\n     '),
    );
    expect(compileRules(files(shared, 'shared/rules/test.yaml')).compiled.rules).toEqual([]);
  });
});

describe('a rule that cannot be compiled', () => {
  it.each([
    ['an unknown key', `${RULE}  mesage: Oh`, 'Unrecognized key: "mesage"'],
    ['an unknown construct', RULE.replace('construct: coord', 'construct: chord'), 'construct'],
    ['an unbound node', RULE.replace('{until(W)}', '{until(X)}'), '"X"'],
    ['an unknown function', RULE.replace('{until(W)}', '{til(W)}'), 'unknown function "til"'],
    ['an unknown licence', `${RULE}  licence: [scoop]`, 'unknown licence "scoop"'],
    ['an unknown anchor', `${RULE}  anchor: N`, 'the anchor "N" is not bound'],
    ['too few examples', RULE.replace(', "C.": "D."', ''), 'needs 2 examples'],
    [
      'a split into one',
      RULE.replace(', "{from(W) - C!}"', ''),
      'a split must build at least two sentences',
    ],
    ['a keeper that is none', RULE.replace('by: match', 'by: luck'), 'stay'],
  ])('names file, line and rule: %s', (_, text, problem) => {
    expect(() => compileRules(files(text))).toThrow(
      expect.objectContaining({
        message: expect.stringMatching(/^xx\/rules\/test\.yaml:2: rule "coordination\.test": /u),
      }),
    );
    expect(() => compileRules(files(text))).toThrow(problem);
  });
  it('names the place of the rule that has the id already', () => {
    expect(() => compileRules(files(RULE + RULE))).toThrow(
      'the rule in xx/rules/test.yaml:2 already has this id',
    );
  });
  it('names file and line of broken YAML', () => {
    expect(() => compileRules(files('- id: [a'))).toThrow('xx/rules/test.yaml:1');
  });
  it('names a list that is defined twice', () => {
    const twice = files(RULE);
    const classes = [{ path: 'xx/classes/and.txt', text: 'und' }];
    expect(() => compileRules({ ...twice, classes })).toThrow('the list "and" is defined twice');
  });
});
