/** `idp-dashboard check`: each wrong setting has its line, and a right installation has none. */
import { handlerOf } from '../../../../server/commands';
import { checkText } from '../../../../server/modules/operations/checks/check.cli';
import type { CheckResult } from '../../../../server/modules/operations/checks/checkCommand';
import { operator, recordAudit } from '../../../../server/platform/audit/audit.module';
import { askAll, checksOf } from '../../../../server/platform/askChecks';
import { proxyChecks } from '../../../../server/modules/operations/checks/proxyChecks';
import { systemGauges } from '../../../../server/modules/operations/operations.module';
import { warnOfSystems } from '../../../../server/modules/operations/checks/systems';
import { compositionOf } from '../../../../server/modules';
import { databaseMailer } from '../../../../server/modules/mail/mailer';
import { openTickets } from '../../../../server/modules/tickets/openTickets';
import { ticketCheck } from '../../../../server/modules/tickets/ticketCheck';
import type { Authority } from '../../../../src/contracts/wire/enumerations';
import { ScriptedProvider } from '../../../server/identity/scriptedProvider';
import { openTestDatabase, type TestDatabase } from '../../../support/server/database';
import { startTestApp, testConfig, type TestApp } from '../../../support/server/server';
import { startSmtpSink, type SmtpSink } from '../../../support/server/smtpSink';
import { startJiraDouble } from '../../../support/tickets/jiraDouble';
import { RestTestDirectory } from '../../roleDirectory/server/directories/restDirectory';
import { until } from '../../../support/until';

const PUBLIC_URL = 'https://dashboard.example';
const SECRET = 'secret-of-the-client';
/** Nothing listens there; `fetch` refuses lower ports by itself. */
const CLOSED = '127.0.0.1:1025';
const right = { error: 'invalid_grant' };
const levels = ['2', '3'].map((rank) => `http://idp-dashboard.example/assurance/loa${rank}`);

/** The double of a proxy in front, and of what the provider says. */
interface World {
  /** What `X-Forwarded-*` it sets; absent: none. */
  forwards: boolean;
  closesInternal: boolean;
  /** Seconds that the server's clock is ahead. */
  ahead: number;
}
let world: World;
let database: TestDatabase;
let provider: ScriptedProvider;
let mails: SmtpSink;
/** Servers by their TRUST_PROXY, on the same database. */
const servers = new Map<string, TestApp>();

beforeAll(async () => {
  database = await openTestDatabase();
  provider = new ScriptedProvider();
  mails = await startSmtpSink();
  await provider.start();
});
beforeEach(() => {
  world = { forwards: true, closesInternal: true, ahead: 0 };
  mails.answer = () => undefined;
  provider.refusal = { status: 400, body: right };
  provider.description = {
    code_challenge_methods_supported: ['S256'],
    acr_values_supported: levels,
    backchannel_logout_supported: true,
  };
});
afterEach(async () => {
  await database.reset();
});
afterAll(async () => {
  for (const server of servers.values()) await server.close();
  await provider.stop();
  await mails.close();
  await database.close();
});

/** Calls a server through a proxy. */
const throughProxy =
  ({ app }: TestApp): typeof fetch =>
  async (address, init) => {
    const { pathname } = new URL(String(address));
    if (pathname.startsWith('/internal/') && world.closesInternal) return new Response('', { status: 404 });
    const given = Object.fromEntries(new Headers(init?.headers));
    const forwarded = {
      'x-forwarded-proto': 'https',
      'x-forwarded-for': [given['x-forwarded-for'], '198.51.100.7'].filter(Boolean).join(', '),
    };
    const headers = { host: 'dashboard.example', ...given, ...(world.forwards && forwarded) };
    const { body, statusCode: status } = await app.inject({ url: pathname, headers });
    return new Response(body, { status });
  };

const settings = () => ({
  MODE: 'production',
  PUBLIC_URL,
  TRUST_PROXY: '1',
  OIDC_ISSUER: provider.issuer,
  OIDC_CLIENT_ID: 'dashboard',
  OIDC_CLIENT_SECRET: SECRET,
  LOA_LEVELS: levels.join(),
  SMTP_URL: mails.url,
  MAIL_FROM: 'desk@federation.example',
  SUPPORT_EMAIL: 'desk@federation.example',
  WEBHOOK_KEY: 'w'.repeat(32),
  STATS_USER_KEY: 's'.repeat(32),
});

async function serverWith(proxies: string): Promise<TestApp> {
  const known = servers.get(proxies);
  if (known) return known;
  const server = await startTestApp({ database, settings: { ...settings(), TRUST_PROXY: proxies } });
  servers.set(proxies, server);
  return server;
}

/** Returns the lines of the command. Its calls of PUBLIC_URL go to the double of the proxy. */
async function check(changes: Readonly<Record<string, string>> = {}): Promise<string[]> {
  const all = { ...settings(), ...changes };
  const config = testConfig(all);
  const watched = { config, database, now: () => new Date(Date.now() + world.ahead * 1000) };
  const proxied = proxyChecks(watched, throughProxy(await serverWith(all.TRUST_PROXY)));
  const checks = checksOf(compositionOf(config).on, watched).map(
    (one) => proxied.find(({ subject }) => subject === one.subject) ?? one,
  );
  const text = checkText(await askAll(checks));
  expect(text).not.toMatch(new RegExp(`${SECRET}|${'w'.repeat(32)}|${'s'.repeat(32)}|pa55word`));
  return text.split('\n');
}
const wrong = (lines: readonly string[]) => lines.filter((line) => line.startsWith('NO'));

/** Records logins that brought this role at this level. */
async function logins(count: number, authority: Authority, level = 2): Promise<void> {
  const object = { id: 'ann' };
  const after = { level, authorities: [authority] };
  for (let made = 0; made < count; made += 1)
    await database.transaction((tx) =>
      recordAudit(tx, { kind: 'login.made', actor: operator('ann'), object, after }, new Date()),
    );
}

/** What is wrong: settings, a way to make it so, and the only line with NO. */
const cases: Readonly<Record<string, readonly [Readonly<Record<string, string>>, () => unknown, RegExp]>> = {
  'a provider at a closed port': [
    { OIDC_ISSUER: `http://${CLOSED}` },
    () => undefined,
    /^NO +login provider +http:\/\/127.0.0.1:1025 does not answer: nothing listens there \(ECONNREFUSED\)\. Check OIDC_ISSUER/,
  ],
  'a realm that does not exist': [
    {
      get OIDC_ISSUER() {
        return `${provider.issuer}/realms/none`;
      },
    },
    () => undefined,
    /^NO +login provider .*none\/\.well-known\/openid-configuration is 404\. Check OIDC_ISSUER/,
  ],
  'an issuer of another name': [
    {},
    () => (provider.description = { ...provider.description, issuer: 'https://other.example' }),
    /^NO +issuer +The provider calls itself https:\/\/other\.example, and OIDC_ISSUER is http/,
  ],
  'a provider without PKCE': [
    {},
    () => (provider.description = { ...provider.description, code_challenge_methods_supported: ['plain'] }),
    /^NO +PKCE +The provider does not name S256/,
  ],
  'a level that the provider does not have': [
    { LOA_LEVELS: `${levels.join()},https://refeds.org/profile/mfa=4` },
    () => undefined,
    /^NO +assurance levels +The provider does not name https:\/\/refeds\.org\/profile\/mfa in acr_values_supported/,
  ],
  'a wrong client secret': [
    {},
    () => (provider.refusal = { status: 401, body: { error: 'unauthorized_client' } }),
    /^NO +client secret +The provider refuses the client \(unauthorized_client\)\. Check OIDC_CLIENT_ID, OIDC_CLIENT_SECRET/,
  ],
  'a clock five minutes ahead': [
    {},
    () => (world.ahead = 300),
    /^NO +clock +It is (299|300|301) seconds ahead of that of the login provider/,
  ],
  'a mistyped group of administrators': [
    { OIDC_GROUP_ADMIN: 'dashbord.admin' },
    () => logins(12, 'ROLE_DASHBOARD_MEMBER'),
    /^NO +roles of logins +Roles of the last logins \(12\): super user 0, administrator 0, viewer 0\. .*OIDC_GROUP_ADMIN/,
  ],
  'a level of the logins that no setting has': [
    {},
    () => logins(1, 'ROLE_DASHBOARD_ADMIN', 0),
    /^NO +levels of logins +Of the last logins \(1\), 1 had no acr, or one that neither DEFAULT_LOA nor LOA_LEVELS has/,
  ],
  'a mail server at a closed port': [
    { SMTP_URL: `smtp://${CLOSED}` },
    () => undefined,
    /^NO +mail server +127\.0\.0\.1:1025 does not take mail: nothing listens there .*Check SMTP_URL/,
  ],
  'an account that the mail server refuses': [
    {
      get SMTP_URL() {
        return mails.url.replace('//', '//desk:pa55word@');
      },
    },
    () => {
      mails.answer = (command) =>
        command.startsWith('EHLO')
          ? '250-sink\r\n250 AUTH PLAIN'
          : command.startsWith('AUTH')
            ? '535 no'
            : undefined;
    },
    /^NO +mail server .* does not take mail: .*535 no/,
  ],
  'an account that the mail server does not ask for': [
    {
      get SMTP_URL() {
        return mails.url.replace('//', '//desk:pa55word@');
      },
    },
    () => {
      mails.answer = (command) => (command.startsWith('AUTH') ? '503 not enabled' : undefined);
    },
    /^NO +mail server .* does not take mail: .*503 not enabled/,
  ],
  'smtps:// at a port without TLS': [
    {
      get SMTP_URL() {
        return mails.url.replace('smtp:', 'smtps:');
      },
    },
    () => undefined,
    /^NO +mail server .* does not take mail: it does not speak TLS at this port/,
  ],
  'a role directory at a closed port': [
    { ROLES_URL: `http://${CLOSED}` },
    () => undefined,
    /^NO +role directory +127\.0\.0\.1:1025 does not answer as a directory of roles does: nothing listens there/,
  ],
  'TRUST_PROXY=0 behind a proxy': [
    { TRUST_PROXY: '0' },
    () => undefined,
    /^NO +proxy +The server sees http and not https\. Let the proxy set X-Forwarded-Proto, and set TRUST_PROXY/,
  ],
  'a proxy that sets no headers': [
    {},
    () => (world.forwards = false),
    /^NO +proxy +The server sees http and not https/,
  ],
  'TRUST_PROXY with more proxies than there are': [
    { TRUST_PROXY: '2' },
    () => undefined,
    /^NO +proxy +The server takes an address that a caller has invented/,
  ],
  'a proxy that does not close /internal/': [
    {},
    () => (world.closesInternal = false),
    /^NO +internal addresses +https:\/\/dashboard\.example\/internal\/ready answers 200, so anyone sees/,
  ],
  'a feed that fails': [
    {},
    () =>
      database.transaction((tx) =>
        tx
          .insertInto('feed')
          .values({
            name: 'federation',
            place: 1,
            source: 'https://md.example/all.xml',
            warnings: '[]',
            outcome: 'failed',
            reason: 'the answer is 404',
          })
          .execute(),
      ),
    /^NO +metadata feeds +federation: never refreshed, at fault \(failed\), the answer is 404\. .*feeds refresh/,
  ],
};

test.each(Object.entries(cases))('%s', async (_what, [changes, make, line]) => {
  await make();
  const lines = wrong(await check(changes)).filter((one) => !one.includes('database role'));
  expect(lines).toEqual([expect.stringMatching(line)]);
});

test('an address of the machine itself is wrong in production', async () => {
  const lines = wrong(await check({ PUBLIC_URL: 'http://localhost:8280' }));
  expect(lines).toContainEqual(
    expect.stringMatching(
      /^NO +proxy +PUBLIC_URL is http:\/\/localhost:8280, an address of this machine alone/,
    ),
  );
});

test('a right installation has no line with NO, and says what is not set', async () => {
  await logins(10, 'ROLE_DASHBOARD_ADMIN');
  const lines = (await check()).filter((one) => !one.includes('database role'));
  expect(wrong(lines)).toEqual([]);
  expect(lines.filter((line) => line.startsWith('–')).map((line) => line.slice(5, 25).trim())).toEqual([
    'ticket system',
    'role directory',
    'metadata feeds',
    'publishing key',
    'published metadata',
  ]);
  expect(lines.join('\n')).toMatch(/yes +proxy +The server sees https, and 198\.51\.100\.7 as the address/);
});

test('the ticket system is compared with the settings, as at a start', async () => {
  const jira = await startJiraDouble();
  const mapping = { JIRA_URL: jira.url, JIRA_TOKEN: jira.token, JIRA_CONFIG: 'docs/jira.example.json' };
  const config = testConfig({ ...settings(), ...mapping });
  const watched = { config, database, now: () => new Date() };
  const needs = { ...watched, mailer: databaseMailer(config), returnRefused: async () => undefined };
  const { tickets } = await openTickets(needs, () => undefined);
  const line = async () => checkText(await askAll([ticketCheck({ ...watched, tickets })]));
  expect(await line()).toMatch(/^yes +ticket system +The Jira server at http/);
  jira.world.fields = jira.world.fields.filter(({ id }) => id !== 'customfield_10104');
  expect(await line()).toMatch(/^NO +ticket system +.* fields\.requestId: the server has no field/);
  await jira.down();
  expect(await line()).toMatch(
    /^NO +ticket system +.* does not answer: .* Check JIRA_URL and its account\.$/,
  );
  expect(await line()).not.toContain(jira.token);
  await jira.close();
});

test('a role directory that answers is in order', async () => {
  const directory = await RestTestDirectory.open();
  const lines = await check(directory.settings);
  expect(lines).toContainEqual(expect.stringMatching(/^yes +role directory +127\.0\.0\.1:\d+ answers\.$/));
  await directory.close();
});

test('--mail-to sends one message', async () => {
  const { dependencies } = await serverWith('1');
  const request = { mailTo: 'olga@federation.example' };
  const result = await handlerOf(dependencies, 'check')(request, () => undefined, 'olga');
  expect(checkText(result as CheckResult)).toMatch(
    /yes +mail server .* took a message for olga@federation\.example/,
  );
  expect(mails.delivered.map(({ to }) => to)).toEqual([['olga@federation.example']]);
});

test('the page has the same answers, for super users', async () => {
  const { as } = await serverWith('1');
  const path = '/dashboard/api/x/checks';
  const response = await (await as('superUser')).get(path);
  const { payload } = response.json<{ payload: { checks: CheckResult } }>();
  expect(payload.checks).toContainEqual({
    subject: 'login provider',
    answer: 'yes',
    text: `${provider.issuer} answers.`,
  });
  expect((await (await as('admin')).get(path)).statusCode).toBe(403);
});

test('a start warns once of each system that does not answer, and the metric says so', async () => {
  const { dependencies } = await serverWith('1');
  const changes = { SMTP_URL: `smtp://${CLOSED}`, ROLES_URL: `http://${CLOSED}` };
  const config = testConfig({ ...settings(), ...changes });
  const watched = { ...dependencies, config };
  const composition = compositionOf(config);
  const warn = jest.fn<void, [string]>();
  warnOfSystems(watched, { ...composition, log: { warn } });
  await until(() => warn.mock.calls.length === 2);
  expect(warn.mock.calls.map(([line]) => line.split(':')[0]).sort()).toEqual([
    'mail server',
    'role directory',
  ]);

  const gauges = systemGauges(composition.on, watched);
  expect(await gauges(new Date())).toEqual([]);
  await until(async () => (await gauges(new Date())).length > 0);
  const up = (await gauges(new Date())).map(({ labels, value }) => [labels['system'], value]);
  expect(up).toEqual([
    ['provider', 1],
    ['mail', 0],
    ['directory', 0],
  ]);
});
