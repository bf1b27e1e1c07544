/** Folders of src from the top layer down: each may import those after it, never one before it. */
const browserLayers = [
  'serviceWorker',
  'app',
  'features',
  'capsule',
  'editing',
  'record',
  'statistics',
  'scoring',
  'images',
  'outbox',
  'modal',
  'filters',
  'routing',
  'api',
  'session',
  'ui',
  'errors',
  'i18n',
  'browserStorage',
];
/** `modal` and `filters` are of the same layer: neither imports the other. */
const sameLayer = { modal: ['filters'] };

const upwards = browserLayers.flatMap((layer, position) => {
  const above = [...browserLayers.slice(0, position), ...(sameLayer[layer] ?? [])];
  if (above.length === 0) return [];
  return {
    name: `${layer}-imports-only-lower-layers`,
    severity: 'error',
    comment: `src/${layer} is below ${above.join(', ')}, or of the same layer.`,
    from: { path: `^src/${layer}/` },
    to: { path: `^src/(${above.join('|')}|index)(/|\\.)` },
  };
});

/** Contract files that hold no schema: the browser may import their values. */
const contractValues = [
  'appVersion',
  'browserSettings',
  'headers',
  'limits',
  'lists',
  'rights',
  'refusals',
  'handicap',
  'scoring',
  'templateReadiness',
  'trainingStates',
  'groups',
  'columnFilter',
  'memberFields',
  'sorting',
  'realDate',
  'ballResults',
  'folding',
  'namesakes',
  'shortCodes',
  'mailTemplates',
  'publicAddress',
  'webLink',
];
const isTest = '\\.test\\.tsx?$';

module.exports = {
  forbidden: [
    ...upwards,
    {
      name: 'layers-are-listed',
      severity: 'error',
      comment: 'A new folder in src needs its layer in browserLayers.',
      from: { path: `^src/(?!index\\.tsx$)(?!(${browserLayers.join('|')})/)` },
      to: {},
    },
    {
      name: 'the-service-worker-stands-alone',
      severity: 'error',
      comment: 'It is a program of its own, which runs when no page is open.',
      from: { path: '^src/serviceWorker/' },
      to: { path: '^(src|contract)/', pathNot: '^src/serviceWorker/' },
    },
    {
      name: 'features-do-not-know-each-other',
      severity: 'error',
      from: { path: '^src/features/([^/]+)/' },
      to: { path: '^src/features/([^/]+)/', pathNot: '^src/features/$1/' },
    },
    {
      name: 'features-expose-only-index',
      severity: 'error',
      from: { path: '^src/app/' },
      to: { path: '^src/features/', pathNot: '^src/features/[^/]+/index\\.ts$' },
    },
    {
      name: 'modules-do-not-know-each-other',
      severity: 'error',
      from: { path: '^server/modules/([^/]+)/', pathNot: isTest },
      to: { path: '^server/modules/([^/]+)/', pathNot: '^server/modules/$1/' },
    },
    {
      name: 'rules-know-only-the-contract',
      severity: 'error',
      from: { path: '^server/modules/[^/]+/rules\\.ts$' },
      to: { pathNot: '^contract/' },
    },
    {
      name: 'queries-know-no-http',
      severity: 'error',
      from: { path: '^server/modules/', pathNot: ['[/a-z][rR]outes\\.ts$', isTest] },
      to: { path: ['^server/http/', '[/a-z][rR]outes\\.ts$', '^node_modules/(@fastify/|fastify/)'] },
    },
    {
      name: 'http-and-db-do-not-know-each-other',
      severity: 'error',
      from: { path: '^server/(http|db)/', pathNot: isTest },
      to: { path: '^server/(http|db)/', pathNot: '^server/$1/' },
    },
    {
      name: 'http-and-db-import-no-higher-layers',
      severity: 'error',
      from: { path: '^server/(http|db)/', pathNot: isTest },
      to: { path: '^server/(modules|demo|seed|main|app)' },
    },
    {
      name: 'modules-do-not-know-the-app',
      severity: 'error',
      from: { path: '^server/modules/', pathNot: isTest },
      to: { path: '^server/(main|app|demo|seed)' },
    },
    {
      name: 'browser-and-server-meet-in-the-contract',
      severity: 'error',
      from: { path: '^(src|server)/' },
      to: { path: '^(src|server)/', pathNot: '^$1/' },
    },
    {
      name: 'the-contract-knows-nobody',
      severity: 'error',
      from: { path: '^contract/', pathNot: isTest },
      to: { pathNot: ['^contract/', '^node_modules/@sinclair/typebox/'] },
    },
    {
      name: 'no-schema-library-in-the-browser',
      severity: 'error',
      comment: 'Of contract files with schemas the browser imports types only.',
      from: { path: '^src/', pathNot: isTest },
      to: {
        path: '^contract/',
        pathNot: `^contract/(${contractValues.join('|')})\\.ts$`,
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'values-of-the-contract-need-no-schemas',
      severity: 'error',
      from: { path: `^contract/(${contractValues.join('|')})\\.ts$` },
      to: {
        path: ['^contract/', '^node_modules/'],
        pathNot: `^contract/(${contractValues.join('|')})\\.ts$`,
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'the-product-does-not-know-its-tests',
      severity: 'error',
      from: { path: '^(src|server|contract)/', pathNot: isTest },
      to: { path: ['^(test|bench)/', isTest] },
    },
    { name: 'no-circles', severity: 'error', from: {}, to: { circular: true } },
    { name: 'everything-is-found', severity: 'error', from: {}, to: { couldNotResolve: true } },
    {
      name: 'everything-is-declared',
      severity: 'error',
      comment: 'What is not in package.json is there by chance.',
      from: { path: '^(src|server|contract|test|bench|scripts)/' },
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    },
    {
      name: 'the-product-needs-no-development-packages',
      severity: 'error',
      comment: 'npm start installs none of them.',
      from: { path: '^(server|contract|src)/', pathNot: isTest },
      to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'], pathNot: '^node_modules/@types/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(dist|data|bench/peers)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.cjs', '.json'],
    },
  },
};
