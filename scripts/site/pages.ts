/** A page of the site: where its text is in the repository, and what the navigation calls it. */
export interface NavigationPage {
  readonly path: string;
  readonly title: string;
}

export interface NavigationGroup {
  readonly title: string;
  readonly pages: readonly NavigationPage[];
}

const page = (path: string, title: string): NavigationPage => ({ path, title });

/** What the generated pages are called; they are made by `reference.ts`. */
export const REFERENCE = {
  commands: 'reference/commands.md',
  metrics: 'reference/metrics.md',
  rules: 'reference/rules.md',
} as const;

/** The navigation, in its order. Pages that these link to are part of the site, too. */
export const NAVIGATION: readonly NavigationGroup[] = [
  { title: 'Klartext', pages: [page('README.md', 'Start'), page('CHANGELOG.md', 'What is new')] },
  {
    title: 'Write',
    pages: [
      page('docs/simplify.md', 'Simplify'),
      page('docs/words.md', 'Words'),
      page('docs/verify.md', 'Verify'),
      page('docs/lint.md', 'Lint'),
      page('docs/workbench.md', 'Workbench'),
      page('docs/editors.md', 'Editors and CI'),
    ],
  },
  {
    title: 'Evaluate',
    pages: [
      page('docs/evaluate.md', 'Evaluate'),
      page('docs/corpora.md', 'Corpora'),
      page('docs/studies.md', 'Studies'),
    ],
  },
  {
    title: 'Embed',
    pages: [
      page('docs/library.md', 'Library'),
      page('docs/api.md', 'HTTP API'),
      page('docs/deployment.md', 'Run a server'),
      page('docs/models.md', 'Models'),
      page('docs/mining.md', 'Mining'),
    ],
  },
  {
    title: 'Reference',
    pages: [
      page(REFERENCE.commands, 'Commands'),
      page(REFERENCE.metrics, 'Metrics'),
      page(REFERENCE.rules, 'Lint rules'),
    ],
  },
  {
    title: 'Quality',
    pages: [
      page('docs/quality.md', 'All languages'),
      page('docs/analysis.md', 'Analysis'),
      page('docs/reproduction.md', 'Reproduction'),
      page('notes/README.md', 'Notes'),
    ],
  },
  {
    title: 'Project',
    pages: [page('ARCHITECTURE.md', 'Architecture'), page('CONTRIBUTING.md', 'Contributing')],
  },
];
