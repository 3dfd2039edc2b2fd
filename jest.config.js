import { existsSync } from 'node:fs';
import path from 'node:path';
import { swcOptions } from './test/support/swc.mjs';

/** Everyday, unless `npm test` was asked for all or for paths (scripts/test.mjs). */
const isExhaustive = process.env.TESTS === 'all';

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

const ignored = isExhaustive ? [] : ['\\.(walk|installed|tool)\\.test\\.tsx?$'];

const shared = {
  // Beside the packages: what they bring decides what is in it.
  cacheDirectory: '<rootDir>/node_modules/.cache/jest',
  transform: { '\\.[cm]?[jt]sx?$': ['@swc/jest', swcOptions] },
  transformIgnorePatterns: [`/node_modules/(?!(${esModules.join('|')})/)`],
  moduleNameMapper: { '\\.css$': '<rootDir>/test/support/dom/css-classes.ts' },
  testPathIgnorePatterns: ignored,
};

const ofRoot = (folders) =>
  `^${path.join(import.meta.dirname, '/').replace(/[^\w/-]/g, '\\$&')}(${folders.join('|')})/`;

/** Loads what is below these folders once for each worker. */
const sharing = (folders) => ({
  ...shared,
  transform: {
    [ofRoot(folders)]: '<rootDir>/test/support/load-once.mjs',
    ...shared.transform,
  },
  transformIgnorePatterns: [`/node_modules/(?!(${[...esModules, 'kysely', 'playwright-core'].join('|')})/)`],
});

const tries = '<rootDir>/test/support/setup-tries.ts';

const ofServer = {
  ...sharing(['server', 'src/contracts', 'src/extensions/\\w+/contract', 'node_modules/(kysely|typebox)']),
  moduleNameMapper: {
    ...shared.moduleNameMapper,
    '^libxml2-wasm$': '<rootDir>/test/support/server/libxml2.cjs',
  },
  setupFilesAfterEnv: [tries],
  testEnvironment: '<rootDir>/test/support/server/database-environment.mjs',
};

/** A copy without extensions has none (scripts/core.mjs). */
const ofClickHouse = [path.join(import.meta.dirname, 'test/extensions/clickhouse/setup.ts')].filter(
  existsSync,
);

const serverTests = [
  '<rootDir>/test/{server,contract}/**/*.test.ts',
  '<rootDir>/test/extensions/*/server/**/*.test.ts',
];

/** Every day, what PostgreSQL may do in another way than the embedded database, where no two transactions meet. */
const meetings = [
  'server/audit/chain',
  'extensions/changeSets/server/races',
  'server/connections/connect',
  'extensions/feeds/server/lease',
  'server/http/fairness',
  'server/http/idempotency',
  'server/http/sharedLimits',
  'server/identity/session.store',
  'server/invitations/invitationRaces',
  'server/policies/races',
  'extensions/publishing/server/twoServers',
  'server/storage',
  'extensions/watching/server/turns',
  'server/tickets/outbox/delivery',
];

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
  // No busy machine needs as much; it only ends what would go on for ever.
  testTimeout: 600_000,
  projects: [
    {
      ...shared,
      moduleNameMapper: { ...shared.moduleNameMapper, '^elkjs/': '<rootDir>/test/support/dom/elk.ts' },
      displayName: 'unit',
      testEnvironment: '<rootDir>/test/support/dom/dom-environment.mjs',
      setupFilesAfterEnv: [tries, '<rootDir>/test/support/dom/setup-dom.ts'],
      testMatch: [
        '<rootDir>/test/{machines,dialogs,api,store,features,app,ui,i18n,lib,qa,otherServer}/**/*.test.ts?(x)',
        '<rootDir>/test/extensions/*/client/**/*.test.ts?(x)',
      ],
    },
    {
      ...shared,
      displayName: 'architecture',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/test/architecture/**/*.test.ts'],
    },
    {
      ...ofServer,
      displayName: 'server',
      // These talk to ClickHouse without asking whether it is there.
      testPathIgnorePatterns: [...ignored, 'test/extensions/clickhouse/server/.*\\.installed\\.test'],
      testEnvironmentOptions: { storage: 'embedded' },
      testMatch: serverTests,
    },
    {
      ...ofServer,
      displayName: 'server-postgresql',
      // What starts the built product has one database of its own.
      testPathIgnorePatterns: ['\\.installed\\.test\\.ts$'],
      testEnvironmentOptions: { storage: 'postgresql' },
      testMatch: isExhaustive ? serverTests : meetings.map((file) => `<rootDir>/test/${file}.test.ts`),
    },
    {
      ...ofServer,
      displayName: 'server-clickhouse',
      setupFilesAfterEnv: [tries, ...ofClickHouse],
      // What has no store in it, and what is about the tables of the database alone.
      testPathIgnorePatterns: [
        ...ignored,
        'statistics/(counting|fticksLine|pace|periods|privacy|meanwhile|replica|settings|slices|marks|policyMarks)\\.test',
        '(clickhouse|fticks)/server/(counting|settings)\\.test',
      ],
      testEnvironmentOptions: { storage: 'clickhouse' },
      testMatch: isExhaustive
        ? [
            '<rootDir>/test/server/statistics/**/*.test.ts',
            '<rootDir>/test/extensions/{clickhouse,fticks}/server/**/*.test.ts',
            '<rootDir>/test/contract/statistics.test.ts',
            '<rootDir>/test/extensions/privacy/server/retention.test.ts',
            '<rootDir>/test/server/logins.installed.test.ts',
          ]
        : [],
    },
    {
      ...sharing(['node_modules/playwright-core']),
      displayName: 'browser',
      testEnvironment: '<rootDir>/test/support/browser/browser-environment.mjs',
      globalSetup: '<rootDir>/test/support/product/setup-dashboards.ts',
      globalTeardown: '<rootDir>/test/support/product/teardown-dashboards.ts',
      setupFilesAfterEnv: [tries, '<rootDir>/test/support/browser/setup-browser.ts'],
      testMatch: ['<rootDir>/test/{browser,extensions/*/browser}/**/*.test.ts'],
    },
  ],
};
