// What a linter can check of CONTRIBUTING.md ("How we write"). Run by `npm run lint`, part of `make test`.
// Import rules between modules are in .dependency-cruiser.cjs.
import { readFileSync } from 'node:fs';
import { defineConfig } from 'eslint/config';
import i18next from 'eslint-plugin-i18next';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import { PLAIN_IDENTIFIER } from './tools/lint/dialect.mjs';
import { noLiteralSpread } from './tools/lint/no-literal-spread.mjs';
import { noLooseText } from './tools/lint/no-loose-text.mjs';
import { noWordIndex } from './tools/lint/no-word-index.mjs';

const { overrides } = JSON.parse(readFileSync(new URL('.oxlintrc.json', import.meta.url), 'utf8'));
/** The test files, as oxlint has them. */
const [{ files: TESTS }] = overrides;
const SCRIPTS = ['**/*.{mjs,cjs,js}'];
/** Steps of the database, each whole in its file. */
const MIGRATIONS = ['libs/database/src/migrations/**'];

const house = {
  rules: { 'no-literal-spread': noLiteralSpread, 'no-loose-text': noLooseText, 'no-word-index': noWordIndex },
};

const readonly = (names) => Object.fromEntries(names.map((name) => [name, 'readonly']));
const nodeGlobals = readonly([
  ...Object.getOwnPropertyNames(globalThis),
  'require',
  'module',
  'exports',
  '__dirname',
  '__filename',
]);

const HTTP_EXCEPTIONS = [
  'HttpException',
  'BadRequestException',
  'UnauthorizedException',
  'ForbiddenException',
  'NotFoundException',
  'ConflictException',
  'ServiceUnavailableException',
  'InternalServerErrorException',
];

const hangul = (node, property) => ({
  selector: `${node}[${property}=/[\\u1100-\\u11ff\\u3130-\\u318f\\uac00-\\ud7a3]/]`,
  message: 'Korean text belongs to web/src/locales or libs/content.',
});

/** What a package keeps to itself may change in any of its versions. */
const PRIVATE_STATE = [
  {
    selector:
      'MemberExpression[property.name=/^_[a-z]/], MemberExpression[computed=true] > Literal.property[value=/^_[a-z]/]',
    message: 'A member that begins with _ is private to its package: use the public API.',
  },
  {
    selector:
      "AssignmentExpression > MemberExpression.left[object.property.name='prototype'], AssignmentExpression > MemberExpression.left[property.name='prototype'], CallExpression[callee.property.name='setPrototypeOf']",
    message: 'Do not change the prototype of a class: use the public API of its package.',
  },
];

export default defineConfig(
  {
    ignores: ['**/dist/**', '**/node_modules/**', '.cache/**', '.data/**', 'test-results/**', 'playwright-report/**'],
  },
  {
    // A rule that is wrong for a whole kind of file is changed here, in sight of all; nobody switches one off in place.
    linterOptions: { noInlineConfig: true, reportUnusedDisableDirectives: 'error' },
  },
  // Rules that need types run in oxlint (.oxlintrc.json), which reads them with TypeScript's native compiler in seconds.
  ...tseslint.configs.recommended,
  {
    rules: {
      'max-lines': ['error', { max: 300 }],
      'max-lines-per-function': ['error', { max: 50, skipBlankLines: true, skipComments: true, IIFEs: true }],
      'max-depth': ['error', 3],
      // Five is the limit of a constructor's dependencies; a function with more than four wants an object.
      'max-params': ['error', 5],
      'no-console': 'error',
      'no-var': 'error',
      'prefer-const': 'error',
      'object-shorthand': 'error',
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-warning-comments': ['error', { terms: ['todo', 'fixme', 'xxx'], location: 'start' }],
      '@typescript-eslint/consistent-type-imports': ['error', { disallowTypeAnnotations: false }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', ignoreRestSiblings: true }],
    },
  },
  {
    plugins: { house },
    rules: { 'house/no-literal-spread': 'error' },
  },
  {
    // Standard terms in names: docs/glossary-en.md.
    rules: { 'id-match': ['error', PLAIN_IDENTIFIER, { properties: true, classFields: true }] },
  },
  {
    // Our own rules that need types: only here does ESLint load TypeScript's projects.
    files: ['services/**/*.ts', 'libs/**/*.ts', 'web/src/**/*.{ts,tsx}'],
    ignores: TESTS,
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    plugins: { house },
    rules: { 'house/no-word-index': 'error' },
  },
  {
    files: ['services/**/*.ts', 'libs/**/*.ts'],
    ignores: [
      ...TESTS,
      '**/config.ts',
      'libs/kit/src/{environment,service-address}.ts',
      'libs/database/src/migrate.ts',
    ],
    rules: {
      'no-restricted-properties': [
        'error',
        { object: 'process', property: 'env', message: 'Read the environment in src/config.ts only.' },
        { object: 'AbortSignal', property: 'any', message: 'Use @app/kit/deadline: the garbage collector can end it.' },
      ],
    },
  },
  {
    files: ['services/**/*.ts', 'libs/**/*.ts'],
    // The package of the model takes a fetch.
    ignores: [...TESTS, 'services/eligibility/src/model/openai-client.ts'],
    rules: {
      'no-restricted-globals': ['error', { name: 'fetch', message: 'Use @app/kit/timed-request (@app/kit/deadline).' }],
    },
  },
  {
    files: ['services/**/*.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          paths: [
            {
              name: '@nestjs/common',
              importNames: HTTP_EXCEPTIONS,
              message: 'Throw DomainError of @app/kit/domain-error.',
            },
          ],
        },
      ],
    },
  },
  {
    files: ['web/src/**/*.{ts,tsx}'],
    ...jsxA11y.flatConfigs.strict,
  },
  {
    files: ['web/src/**/*.{ts,tsx}'],
    ...reactHooks.configs.flat['recommended-latest'],
  },
  {
    files: ['web/src/**/*.{ts,tsx}'],
    ignores: ['**/*.test.{ts,tsx}'],
    plugins: { house, i18next },
    rules: {
      'house/no-loose-text': 'error',
      'i18next/no-literal-string': [
        'error',
        {
          mode: 'jsx-only',
          'jsx-attributes': { include: ['^aria-label$', '^alt$', '^title$', '^placeholder$', '^label$'] },
          message: 'Text people read comes from web/src/locales.',
        },
      ],
      // Anywhere, it puts 4 kB into what loads first.
      'no-restricted-imports': [
        'error',
        { paths: [{ name: 'react-i18next', importNames: ['Trans'], message: 'Use @web/ui/rich-text.' }] },
      ],
    },
  },
  {
    // base/formats is the grammar of both languages: dates, counters.
    files: ['web/src/**/*.{ts,tsx}'],
    ignores: ['**/*.test.{ts,tsx}', '**/content/**', 'web/src/base/formats/**'],
    rules: {
      'no-restricted-syntax': [
        'error',
        hangul('Literal', 'value'),
        hangul('TemplateElement', 'value.raw'),
        hangul('JSXText', 'value'),
      ],
    },
  },
  {
    files: ['services/**/*.ts', 'libs/**/*.ts'],
    ignores: TESTS,
    rules: { 'no-restricted-syntax': ['error', ...PRIVATE_STATE] },
  },
  {
    files: ['libs/benefits/src/**/*.ts', 'libs/content/src/**/*.ts'],
    ignores: TESTS,
    rules: {
      'no-restricted-syntax': [
        'error',
        ...PRIVATE_STATE,
        {
          selector:
            "NewExpression[callee.name='Date'][arguments.length=0], CallExpression[callee.object.name='Date'][callee.property.name='now']",
          message: 'Rules and content have no clock: the date is an argument.',
        },
      ],
    },
  },
  {
    files: TESTS,
    rules: {
      'max-lines-per-function': 'off',
    },
  },
  {
    files: MIGRATIONS,
    ignores: ['**/*.test.ts'],
    rules: { 'max-lines': 'off', 'max-lines-per-function': 'off' },
  },
  {
    files: SCRIPTS,
    languageOptions: { globals: nodeGlobals },
    rules: {
      '@typescript-eslint/no-require-imports': 'off',
      'no-undef': 'error',
    },
  },
  {
    // A worker of the browser; the list of a build stands in front of it.
    files: ['web/service-worker.js'],
    languageOptions: { globals: readonly(['self', 'OFFLINE']) },
  },
  {
    // A script of the browser, before the application.
    files: ['web/prerender/first-moment.js'],
    languageOptions: {
      globals: readonly(['document', 'window', 'localStorage', 'DOMParser', 'PerformanceObserver', 'KEYS']),
    },
  },
  {
    // These talk to a person at a terminal.
    files: ['tools/**', 'e2e/**', 'web/*.mjs', 'web/prerender/*.mjs'],
    rules: { 'no-console': 'off' },
  },
);
