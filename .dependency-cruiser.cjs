/** The layers of ARCHITECTURE.md: arrows point one way. */
const LAYERS = [
  ['core'],
  ['language'],
  ['evaluate'],
  ['corpus', 'simplify', 'store'],
  ['klartext', 'mine', 'study', 'run'],
  ['contract'],
  ['formats'],
  ['server'],
  ['cli', 'web'],
];

/** A room may import from rooms below its own layer (and from itself), never beside or above. */
const layering = LAYERS.flatMap((rooms, level) =>
  rooms.map((room) => ({
    name: `${room}-imports-only-from-below`,
    comment: `src/${room} may import src/${LAYERS.slice(0, level).flat().concat(room).join(', src/')}.`,
    severity: 'error',
    from: { path: `^src/${room}/` },
    to: {
      path: '^src/',
      pathNot: `^src/(${LAYERS.slice(0, level).flat().concat(room).join('|')})/`,
    },
  })),
);

module.exports = {
  forbidden: [
    ...layering,
    {
      name: 'web-speaks-over-the-wire',
      comment: 'Pages know the server by src/contract only.',
      severity: 'error',
      from: { path: '^src/web/' },
      to: { path: '^src/server/' },
    },
    {
      name: 'no-cycles',
      comment: 'Two files that need each other are one file, or miss a third.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-unknown-rooms',
      comment: 'A new folder under src/ takes its place in LAYERS first.',
      severity: 'error',
      from: { path: '^src/', pathNot: `^src/(${LAYERS.flat().join('|')})/` },
      to: {},
    },
    {
      name: 'pure-core',
      comment:
        'core and language run in a browser: only files.ts and installed.ts may reach for Node, when asked.',
      severity: 'error',
      from: {
        path: '^src/(core|language)/',
        pathNot: ['^src/language/(files|installed)\\.ts$', '\\.test\\.ts$'],
      },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'pure-core-packages',
      comment: 'core and language need no package.',
      severity: 'error',
      from: { path: '^src/(core|language)/', pathNot: '\\.test\\.ts$' },
      to: { path: 'node_modules' },
    },
    {
      name: 'nothing-from-training',
      comment: 'What ships does not need what trains, measures or tests it.',
      severity: 'error',
      from: { path: '^src/', pathNot: '\\.test\\.ts$' },
      to: { path: '^(train|bench|reproduce|test|scripts)/' },
    },
    {
      name: 'judge-by-itself',
      comment: 'The judge shares nothing with what it judges: it imports core and language only.',
      severity: 'error',
      from: { path: '^src/simplify/verify/', pathNot: '\\.test\\.ts$' },
      to: { path: '^src/', pathNot: '^src/(core|language|simplify/verify)/' },
    },
    {
      name: 'numbers-read-by-the-judge-alone',
      comment:
        'What reads numbers for the judge writes none: a slip would be checked by itself. Lint only marks.',
      severity: 'error',
      from: {
        path: '^src/simplify/',
        pathNot: ['^src/simplify/(verify|lint)/', '\\.test\\.ts$'],
      },
      to: { path: '^src/language/facts/', pathNot: '^src/language/facts/negation\\.ts$' },
    },
    {
      name: 'resolvable',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
  ],
  options: {
    doNotFollow: { path: ['node_modules', '^dist/'] },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'types'],
    },
  },
};
