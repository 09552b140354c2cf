// Who may import whom. Run by `npm run boundaries`, part of `make test`; tools/test/boundaries.test.ts plants one violation
// of every rule and fails when a rule stays silent. Paths are relative to the repository root.
/** What the server build leaves out beside the tests (build:server in package.json). */
const TEST_MATTER = '/fixtures/|\\.fixture\\.ts$|\\.scenarios\\.ts$|/scenario\\.ts$';
const TEST_FILE = `(^(services|libs)/[^/]+/(src/)?testing/|\\.test\\.tsx?$|^libs/testing/|^web/test/|^e2e/|^tools/test/|${TEST_MATTER})`;
const SOURCE = '^(services|libs|web/src)/';
const GROUND_FLOOR = '^services/crawler/src/(config|ledger|sources|swap)/(?!.*\\.repository\\.ts$)';
const TYPES_ONLY = ['type-only', 'type-import'];

/** @type {{ name: string, comment: string, from: object, to: object }[]} */
const rooms = [
  {
    name: 'services-stay-apart',
    comment: 'Services never import each other: they talk over HTTP and the queue, with the shapes of libs/contracts.',
    from: { path: '^services/([^/]+)/' },
    to: { path: '^services/([^/]+)/', pathNot: '^services/$1/' },
  },
  {
    name: 'libs-never-import-services-or-web',
    comment: 'A lib does not know who uses it.',
    from: { path: '^libs/' },
    to: { path: '^(services|web)/' },
  },
  {
    name: 'services-never-import-web',
    comment: 'The server does not know the pages.',
    from: { path: '^services/' },
    to: { path: '^web/' },
  },
  {
    name: 'rooms-by-service-or-module',
    comment:
      "A room reaches another room of its service only through that room's .service.ts, .module.ts or .job.ts (types are free). The ground floor of the crawler may be stood on, but for its tables.",
    from: { path: '^services/([^/]+)/src/([^/]+)/', pathNot: TEST_FILE },
    to: {
      path: '^services/$1/src/[^/]+/',
      pathNot: ['^services/$1/src/$2/', '\\.(service|module|job)\\.ts$', GROUND_FLOOR],
      dependencyTypesNot: TYPES_ONLY,
    },
  },
  {
    name: 'rooms-below-the-entry',
    comment:
      'In the crawler only the entries (main, the commands, the module) stand beside the rooms, and no room imports them.',
    from: { path: '^services/crawler/src/[^/]+/', pathNot: TEST_FILE },
    to: { path: '^services/crawler/src/[^/]+\\.ts$' },
  },
];

const libs = [
  {
    name: 'contracts-only-validation',
    comment: 'Contracts import only themselves, class-validator and class-transformer.',
    from: { path: '^libs/contracts/', pathNot: TEST_FILE },
    to: { pathNot: ['^libs/contracts/', 'node_modules/(class-validator|class-transformer)/'] },
  },
  {
    name: 'contracts-free-of-decorators',
    comment: 'The web imports the files that are not .requests.ts as values: no decorator library may come along.',
    from: { path: '^libs/contracts/', pathNot: ['\\.requests\\.ts$', TEST_FILE] },
    to: { path: ['\\.requests\\.ts$', 'node_modules/'], dependencyTypesNot: TYPES_ONLY },
  },
  {
    name: 'benefits-pure',
    comment: 'Rules import only themselves and contracts: no framework, no I/O.',
    from: { path: '^libs/benefits/', pathNot: TEST_FILE },
    to: { pathNot: '^libs/(benefits|contracts)/' },
  },
  {
    name: 'content-pure',
    comment:
      'Content imports only itself, contracts, the dated figures of benefits and es-hangul: no framework, no I/O.',
    from: { path: '^libs/content/', pathNot: TEST_FILE },
    to: { pathNot: ['^libs/(content|contracts|benefits)/', 'node_modules/es-hangul/'] },
  },
  {
    name: 'testing-only-from-tests',
    comment: 'libs/testing and the testing folder of a lib never reach a running service.',
    from: { path: '^(services|libs|web|tools)/', pathNot: [TEST_FILE, '^tools/(bench|reliability)/'] },
    to: { path: '^libs/(testing/|[^/]+/src/testing/)' },
  },
];

const web = [
  {
    name: 'web-imports-only-three-libs',
    comment: 'The pages know contracts, benefits and content, nothing else of the server.',
    from: { path: '^web/' },
    to: { path: '^(services|libs|tools)/', pathNot: '^libs/(contracts|benefits|content)/' },
  },
  {
    name: 'web-requests-as-types',
    comment: 'Request classes carry class-validator: the pages use them as types only.',
    from: { path: '^web/' },
    to: { path: '^libs/contracts/.*\\.requests\\.ts$', dependencyTypesNot: TYPES_ONLY },
  },
  {
    name: 'features-stay-apart',
    comment: 'A feature never imports another feature; what two need moves to shared or ui.',
    from: { path: '^web/src/features/([^/]+)/' },
    to: { path: '^web/src/features/([^/]+)/', pathNot: '^web/src/features/$1/' },
  },
  {
    name: 'shared-below-features',
    comment: 'shared never imports features or app.',
    from: { path: '^web/src/shared/' },
    to: { path: '^web/src/(features|app)/' },
  },
  {
    name: 'ui-below-shared',
    comment: 'The design system knows no API, no record and no screen: of the pages it imports itself and base.',
    from: { path: '^web/src/ui/' },
    to: { path: '^web/src/', pathNot: '^web/src/(ui|base)/' },
  },
  {
    name: 'base-below-ui',
    comment: 'base is the ground everything stands on: of the pages it imports itself and the words.',
    from: { path: '^web/src/base/', pathNot: TEST_FILE },
    to: { path: '^web/src/', pathNot: '^web/src/(base|locales)/' },
  },
];

const everywhere = [
  {
    name: 'sample-sources-stand-alone',
    comment: 'The sample sources imitate the outside world: shared code would hide a mistake in both.',
    from: { path: '^tools/sample-sources/' },
    // Where the real files lie is no code of the product.
    to: { path: '^(services|libs|web)/', pathNot: '^libs/testing/src/public-data' },
  },
  {
    name: 'no-circular',
    comment: 'Nothing is circular.',
    from: {},
    to: { circular: true },
  },
  {
    name: 'no-barrel',
    comment: 'No index file: import the file itself, by its alias or path.',
    from: { path: `${SOURCE}.*/index\\.(ts|tsx|mjs|js)$` },
    to: {},
  },
  {
    name: 'no-import-of-a-barrel',
    comment: 'No index file: import the file itself, by its alias or path.',
    from: {},
    to: { path: `${SOURCE}.*/index\\.(ts|tsx|mjs|js)$` },
  },
  {
    name: 'no-orphan-barrel',
    comment: 'No index file, not even an empty one.',
    from: { orphan: true, path: `${SOURCE}.*/index\\.(ts|tsx|mjs|js)$` },
    to: {},
  },
  {
    name: 'rooms-have-a-noun',
    comment: 'No room is named common, utils, helpers, generic or misc: say what it holds.',
    from: {},
    to: { path: `${SOURCE}.*/(common|utils|helpers|generic|misc)/` },
  },
  {
    name: 'no-missing-file',
    comment: 'Every import is found.',
    from: {},
    to: { couldNotResolve: true, pathNot: ['^virtual:', '^\\./.*\\?'] },
  },
  {
    name: 'no-test-matter-in-production',
    comment: 'Fixtures and scenarios are not built: only tests read them.',
    from: { path: '^(services|libs|web/src)/', pathNot: TEST_FILE },
    to: { path: TEST_MATTER, dependencyTypesNot: TYPES_ONLY },
  },
  {
    name: 'no-dev-package-in-production',
    comment: 'Images hold the production packages only.',
    from: { path: '^(services|libs|web/src)/', pathNot: TEST_FILE },
    to: { dependencyTypes: ['npm-dev', 'npm-no-pkg'], dependencyTypesNot: TYPES_ONLY },
  },
];

const forbidden = [...rooms, ...libs, ...web, ...everywhere].map((rule) => ({ severity: 'error', ...rule }));

module.exports = {
  forbidden,
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)dist/' },
    // Type imports count: they are marked type-only and each rule says whether it minds.
    tsPreCompilationDeps: true,
    tsConfig: { fileName: '.dependency-cruiser.tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mts', '.mjs', '.cjs', '.js', '.json', '.d.ts'],
    },
  },
};
