import { readFileSync } from 'node:fs';
import { LIST } from './scripts/test/bothDatabases.mjs';

const swc = [
  '@swc/jest',
  {
    jsc: {
      target: 'es2022',
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic' } },
    },
    module: { type: 'commonjs' },
  },
];

/** Packages that ship ES modules only: jest on Node 20 cannot require them as they are. */
const esModules = [
  'react-intl',
  '@formatjs',
  'intl-messageformat',
  'typebox',
  '@seriousme/openapi-schema-validator',
  'openid-client',
  'oauth4webapi',
  'jose',
  'oidc-provider',
  'nanoid',
  'quick-lru',
  'eta',
  'koa',
  '@koa',
];

const shared = {
  // Beside the packages: what they bring decides what is in it.
  cacheDirectory: '<rootDir>/node_modules/.cache/jest',
  transform: { '\\.[cm]?[jt]sx?$': swc },
  transformIgnorePatterns: [`/node_modules/(?!(${esModules.join('|')})/)`],
  moduleNameMapper: {
    '\\.css$': '<rootDir>/test/support/css-classes.ts',
  },
};

/** With packages of hundreds of modules, or of large ones, that all test files of a worker can share. */
const sharing = (packages) => ({
  ...shared,
  transform: {
    [`/node_modules/(${packages.join('|')})/`]: '<rootDir>/test/support/load-once.mjs',
    ...shared.transform,
  },
  transformIgnorePatterns: [`/node_modules/(?!(${[...esModules, ...packages].join('|')})/)`],
});
const sharedByServer = {
  ...sharing(['kysely', 'typebox']),
  moduleNameMapper: { ...shared.moduleNameMapper, '^libxml2-wasm$': '<rootDir>/test/support/libxml2.ts' },
};

/** The files that show more there than on the embedded database (scripts/test/bothDatabases.mjs). */
const onPostgres =
  process.env.EVERY_FILE === '1'
    ? ['test/{server,contract}/**/*.test.ts']
    : JSON.parse(readFileSync(new URL(LIST, import.meta.url), 'utf8'));

/** These talk to ClickHouse without asking whether it is there. */
const onClickHouse = 'test/server/statistics/clickhouse/';

const tries = '<rootDir>/test/support/setup-tries.ts';

/** One project per kind of test; `npm test -- unit` runs one of them. */
export default {
  // One more than there are cores, since most of them wait for a browser.
  maxWorkers: 3,
  // What test files leave behind adds up, and makes those that follow slower; beyond 4 GB a worker dies with its file.
  workerIdleMemoryLimit: '1.2GB',
  // Node compiles the code of the embedded database to the end before it lets a worker go.
  workerGracefulExitTimeout: 30_000,
  testSequencer: '<rootDir>/scripts/test/sequencer.mjs',
  reporters: ['<rootDir>/scripts/test/reporter.mjs', 'summary'],
  // Patience for machines that do much else besides; nothing waits that long where all is well.
  testTimeout: 120_000,
  projects: [
    {
      ...shared,
      moduleNameMapper: { ...shared.moduleNameMapper, '^elkjs/': '<rootDir>/test/support/elk.ts' },
      displayName: 'unit',
      testEnvironment: '<rootDir>/test/support/dom-environment.mjs',
      setupFilesAfterEnv: [tries, '<rootDir>/test/support/setup-dom.ts'],
      testMatch: [
        '<rootDir>/test/{machines,dialogs,api,store,features,app,ui,i18n,lib,qa,otherServer}/**/*.test.ts?(x)',
      ],
    },
    {
      ...shared,
      displayName: 'architecture',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/test/architecture/**/*.test.ts'],
    },
    {
      ...sharedByServer,
      displayName: 'server',
      globalSetup: '<rootDir>/test/support/embedded-template.mjs',
      setupFilesAfterEnv: [tries],
      testEnvironment: '<rootDir>/test/support/database-environment.mjs',
      testPathIgnorePatterns: [onClickHouse],
      testEnvironmentOptions: { storage: 'embedded' },
      testMatch: ['<rootDir>/test/{server,contract}/**/*.test.ts'],
    },
    {
      ...sharedByServer,
      displayName: 'server-postgresql',
      // These start the built product, which has one database of its own.
      testPathIgnorePatterns: ['test/server/process', onClickHouse],
      setupFilesAfterEnv: [tries],
      testEnvironment: '<rootDir>/test/support/database-environment.mjs',
      testEnvironmentOptions: { storage: 'postgresql' },
      testMatch: onPostgres.map((file) => `<rootDir>/${file}`),
    },
    {
      ...sharedByServer,
      displayName: 'server-clickhouse',
      globalSetup: '<rootDir>/test/support/embedded-template.mjs',
      // What has no store in it, and what is about the tables of the database alone.
      testPathIgnorePatterns: [
        'statistics/(counting|pace|periods|privacy|meanwhile|replica|settings|marks|policyMarks)\\.test',
        'fticks/(line|settings)\\.test',
      ],
      setupFilesAfterEnv: [tries],
      testEnvironment: '<rootDir>/test/support/database-environment.mjs',
      testEnvironmentOptions: { storage: 'clickhouse' },
      testMatch: [
        '<rootDir>/test/server/statistics/**/*.test.ts',
        '<rootDir>/test/contract/statistics.test.ts',
        '<rootDir>/test/server/privacy/retention.test.ts',
        '<rootDir>/test/server/process.logins.test.ts',
      ],
    },
    {
      ...sharing(['playwright-core']),
      displayName: 'browser',
      testEnvironment: '<rootDir>/test/support/browser-environment.mjs',
      globalSetup: '<rootDir>/test/support/setup-dashboards.ts',
      globalTeardown: '<rootDir>/test/support/teardown-dashboards.ts',
      setupFilesAfterEnv: [tries, '<rootDir>/test/support/setup-browser.ts'],
      testMatch: ['<rootDir>/test/browser/**/*.test.ts'],
    },
  ],
};
