const { FOLDERS, filesOf } = require('./tools/test/suites/suites.cjs');
const { helpLineNumbers } = require('./web/help-line-numbers.cjs');

// `unit` tests have no network, `integration` tests have a real PostgreSQL and Redis, `web` tests run in jsdom.
const server = {
  rootDir: __dirname,
  testEnvironment: 'node',
  moduleNameMapper: { '^@app/([^/]+)/(.*)$': '<rootDir>/libs/$1/src/$2' },
  // Nest 12 is ESM-only: on Node 20 Jest can load it only after a transform (docs/adr/0001-node-typescript-swc.md).
  transform: {
    '^.+\\.ts$': '@swc/jest',
    '^.+\\.m?js$': [
      '@swc/jest',
      {
        jsc: { parser: { syntax: 'ecmascript' }, target: 'es2022' },
        module: { type: 'commonjs' },
        sourceMaps: 'inline',
      },
    ],
  },
  transformIgnorePatterns: [
    '/node_modules/(?!(@nestjs|file-type|strtok3|token-types|uint8array-extras|@tokenizer|@borewit)/)',
  ],
};

/** @param {string} ending of the names of the files */
const testsIn = (ending) => `<rootDir>/{${FOLDERS.join()}}/**/*${ending}`;
const runAlone = filesOf('alone').map((path) => `<rootDir>/${path}`);
/** @param {string} path */
const isIntegrationTest = (path) => path.endsWith('.int.test.ts');

const unit = {
  ...server,
  setupFilesAfterEnv: ['<rootDir>/libs/testing/src/jest/refuse-network.ts'],
};

const integration = {
  ...server,
  globalSetup: '<rootDir>/libs/testing/src/jest/global-setup.mjs',
  globalTeardown: '<rootDir>/libs/testing/src/jest/global-teardown.mjs',
};

module.exports = {
  // Stops tests that hang: a busy machine takes ten times as long. Jest does not read this limit from a project.
  testTimeout: 300_000,
  projects: [
    {
      ...unit,
      displayName: 'unit',
      testMatch: [testsIn('.test.ts')],
      testPathIgnorePatterns: ['/node_modules/', '\\.int\\.test\\.ts$'],
    },
    {
      ...integration,
      displayName: 'integration',
      testMatch: [testsIn('.int.test.ts')],
    },
    // The same tests for `make test`: the files of a suite share what they load (tools/test/suites/suites.cjs).
    {
      ...unit,
      displayName: 'unit-suites',
      testMatch: [
        '<rootDir>/tools/test/suites/*.unit-suite.ts',
        ...runAlone.filter((path) => !isIntegrationTest(path)),
      ],
    },
    {
      ...integration,
      displayName: 'integration-suites',
      testMatch: ['<rootDir>/tools/test/suites/*.int-suite.ts', ...runAlone.filter(isIntegrationTest)],
    },
    {
      rootDir: __dirname,
      displayName: 'web',
      testMatch: ['<rootDir>/web/src/**/*.test.{ts,tsx}'],
      testEnvironment: '<rootDir>/web/test/jsdom-environment.cjs',
      globals: { HELP_LINE_NUMBERS: helpLineNumbers(), HAS_OFFLINE: false },
      setupFilesAfterEnv: ['<rootDir>/web/test/setup.ts'],
      moduleNameMapper: {
        'base/i18n/locale-modules$': '<rootDir>/web/test/locale-modules.ts',
        '^@web/(.*)$': '<rootDir>/web/src/$1',
        '^@app/([^/]+)/(.*)$': '<rootDir>/libs/$1/src/$2',
      },
      transform: {
        '^.+\\.tsx?$': [
          '@swc/jest',
          {
            jsc: {
              target: 'es2022',
              parser: { syntax: 'typescript', tsx: true, decorators: true },
              transform: { legacyDecorator: true, decoratorMetadata: true, react: { runtime: 'automatic' } },
            },
            module: { type: 'commonjs' },
          },
        ],
      },
    },
  ],
};
