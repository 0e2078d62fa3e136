import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { ROOT } from './command.ts';

const read = (path: string) => readFileSync(`${ROOT}${path}`, 'utf8');
const { version, engines, keywords, peerDependenciesMeta } = JSON.parse(read('package.json'));

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

describe('a release', () => {
  const { on, jobs } = parse(read('.github/workflows/release.yml'));
  const commands: string[] = jobs.publish.steps.flatMap((step: { run?: string }) => step.run ?? []);

  it('is tested before it is published, data first, with provenance and without a stored token', () => {
    expect(on).toEqual({ push: { tags: ['v*'] } });
    expect(jobs.publish.permissions['id-token']).toBe('write');
    const at = (pattern: RegExp) => commands.findIndex((command) => pattern.test(command));
    const steps = [
      at(/npm ci/),
      at(/npm test/),
      at(/publish --workspaces .*--provenance/),
      at(/publish (?!--workspaces).*--provenance/),
    ];
    expect(steps).toEqual([...steps].sort((a, b) => a - b));
    expect(Math.min(...steps)).toBeGreaterThanOrEqual(0);
    expect(JSON.stringify(jobs)).not.toContain('NPM_TOKEN');
  });
});

describe('the image', () => {
  const dockerfile = read('Dockerfile');
  const { services } = parse(read('compose.yaml'));

  it('is built of what exists, and runs without rights and build tools', () => {
    for (const [, path] of dockerfile.matchAll(/--from=build \/klartext\/([a-z]+) /g)) {
      if (path !== 'dist' && path !== 'node') expect(existsSync(`${ROOT}${path}`)).toBe(true);
    }
    const [, run] = dockerfile.split(/^FROM .*slim$/m);
    expect(run).toMatch(/^USER node$/m);
    expect(run).not.toMatch(/npm|apt-get/);
    expect(run).not.toContain('thesauri');
  });

  it('reports its health by the call of the API, and the proxy waits for it', () => {
    expect(dockerfile).toMatch(/HEALTHCHECK[\s\S]*\/api\/health/);
    expect(services.proxy.depends_on.klartext.condition).toBe('service_healthy');
    expect(services.klartext.environment.KLARTEXT_TOKEN).toMatch(/:\?/);
  });

  it('keeps packages that are optional, and known', () => {
    const kept = [...read('scripts/keep-for-server.js').matchAll(/^ {2}'([^']+)',$/gm)];
    expect(kept.length).toBeGreaterThan(5);
    for (const [, name] of kept) expect(peerDependenciesMeta[name]).toEqual({ optional: true });
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
