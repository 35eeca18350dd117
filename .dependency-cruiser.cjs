/** The layers of docs/architecture.md as rules: who may import whom. */
const core = '^(games|machines|referee|rules|cards|schemas|charts)/';
module.exports = {
  forbidden: [
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } } },
    {
      name: 'core-is-pure',
      comment: 'No I/O, clock or randomness below the shells, and nothing of Node: the core runs in a browser too.',
      severity: 'error',
      from: { path: core, pathNot: '^(games/registry|rules/[a-z-]+/book)\\.ts$' },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'registries-load-when-asked',
      comment: 'Rulesets and rule indices are loaded when they are first asked for; their registries read nothing else.',
      severity: 'error',
      from: { path: '^(games/registry|rules/[a-z-]+/book)\\.ts$' },
      to: { dependencyTypes: ['core'], pathNot: '^(node:)?module$' },
    },
    {
      name: 'library-is-core',
      comment: 'The library runs in browsers: only its entries for the service and its client reach a shell.',
      severity: 'error',
      from: { path: '^library/', pathNot: '^library/(server|client)\\.ts$' },
      to: { path: '^(api|cli|client|scripts|workers)/|^node:' },
    },
    { name: 'core-knows-no-library', severity: 'error', from: { path: '^(machines|referee|rules|cards|schemas|charts|api|cli|client|workers)/' }, to: { path: '^library/' } },
    { name: 'core-knows-no-shell', severity: 'error', from: { path: core }, to: { path: '^(api|cli|client|scripts|tests|web)/' } },
    { name: 'core-knows-no-framework', severity: 'error', from: { path: core }, to: { path: 'node_modules/(express|commander|helmet)/' } },
    {
      name: 'shells-ask-the-referee',
      comment: 'Shells reach games through referee/ and the registry only, never through a slice.',
      severity: 'error',
      from: { path: '^(api|cli)/' },
      to: { path: '^(machines|cards|schemas)/[^/]+/' },
    },
    { name: 'referee-knows-no-game', severity: 'error', from: { path: '^referee/' }, to: { path: '^(machines|cards|schemas)/[^/]+/' } },
    {
      name: 'the-registry-names-games',
      comment: 'What knows the games by name: each by its ruleset and its book.',
      severity: 'error',
      from: { path: '^games/' },
      to: { path: '^(referee|charts|api|cli|library|cards|schemas)/|^(machines|rules)/[^/]+/(?!(index|book)\\.ts$)' },
    },
    { name: 'machines-below-referee', severity: 'error', from: { path: '^machines/' }, to: { path: '^(referee|charts|rules)/' } },
    { name: 'schemas-at-the-bottom', severity: 'error', from: { path: '^schemas/' }, to: { path: '^(machines|referee|rules|cards|charts)/', pathNot: '^rules/schema\\.ts$' } },
    { name: 'rules-stand-alone', severity: 'error', from: { path: '^rules/' }, to: { path: '^(machines|referee|cards|schemas|charts)/' } },
    { name: 'cards-know-schemas-only', severity: 'error', from: { path: '^cards/' }, to: { path: '^(machines|referee|rules|charts)/' } },
    { name: 'charts-know-the-subset-only', severity: 'error', from: { path: '^charts/' }, to: { path: '^(referee|rules|cards|schemas)/|^machines/[^/]+/' } },
    { name: 'no-orphans', severity: 'error', from: { orphan: true, pathNot: '(\\.d\\.ts|types\\.ts|assets/[a-z]+\\.js)$' }, to: {} },
    { name: 'resolvable', severity: 'error', from: {}, to: { couldNotResolve: true } },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'node', 'default', 'types'], extensions: ['.ts', '.js', '.json', '.d.ts'] },
  },
};
