/** EXTENSIONS: what is off has no call, no command and no name, and the core works without it. */
import { ACCESS } from '../../../../server/access';
import { handlerOf } from '../../../../server/commands';
import { EXTENSIONS } from '../../../../server/extensions';
import { localDesk } from '../../../../server/modules/tickets/local/localDesk';
import { compositionOf, MODULES } from '../../../../server/modules';
import { API_PREFIX } from '../../../../server/platform/http/route';
import { Refusal } from '../../../../server/platform/control/refusal';
import { insteadFor, readConfig } from '../../../../server/readConfig';
import { openTestDatabase, type TestDatabase } from '../../../support/server/database';
import { mail } from '../../../support/server/fixtures';
import { startTestApp, testConfig } from '../../../support/server/server';
import { atDesk } from '../../../server/settings/changing';

let database: TestDatabase;

beforeAll(async () => {
  database = await openTestDatabase();
});
beforeEach(() => database.reset());
afterAll(() => database.close());

/** The pages behind mailed links exist only with these. */
const desk = { SMTP_URL: 'smtp://mail.example', MAIL_FROM: 'a@desk.example', DESK_MAIL_TO: 'b@desk.example' };
const names = EXTENSIONS.map(({ name }) => name);

interface Answer {
  readonly payload: { readonly extensions: string[]; readonly jiraKey: string; readonly connected: boolean };
}

test.each(['none', ...names, 'all'])('with %s', async (chosen) => {
  const tickets = localDesk(testConfig());
  const server = await startTestApp({ settings: { ...desk, EXTENSIONS: chosen }, tickets, database });
  const { on } = compositionOf(server.config);
  const isOn = (name: string) => on.some((module) => module.name === name);
  if (chosen !== 'none' && chosen !== 'all') expect(isOn(chosen)).toBe(true);

  const calls = MODULES.flatMap(({ name, access = [], programs = [], linkPages = [] }) => [
    ...access.flatMap(({ methods, path }) =>
      methods.map((method) => ({ name, method, url: API_PREFIX + path })),
    ),
    ...[...programs, ...linkPages].map(({ method, path }) => ({ name, method, url: path })),
  ]);
  expect(calls.length).toBeGreaterThan(ACCESS.length);
  const wrong = calls.filter(({ name, ...call }) => server.app.hasRoute(call) !== isOn(name));
  expect(wrong).toEqual([]);
  for (const { name, commands = {} } of EXTENSIONS)
    for (const command of Object.keys(commands)) {
      const refused = handlerOf(server.dependencies, command)({}, () => undefined, 'olga');
      if (!isOn(name))
        await expect(refused).rejects.toEqual(
          new Refusal(`This command belongs to the extension ${name}, which EXTENSIONS leaves out.`),
        );
      else await refused.catch((error: unknown) => expect(String(error)).not.toContain('leaves out'));
    }

  const admin = await server.as('admin');
  const { payload: me } = (await admin.get('/dashboard/api/users/me')).json<Answer>();
  const offered = on.flatMap(({ extensions }) => extensions?.(server.config) ?? []);
  expect(me.extensions).toEqual(offered.sort());

  const service = { spEntityId: mail, type: 'saml20_sp' };
  const response = await admin.form('/dashboard/api/services/connect', service);
  const { jiraKey: key } = response.json<Answer>().payload;
  await atDesk(server, { action: 'resolve', key, resolution: 'done' });
  const found = await admin.get('/dashboard/api/services/detail?spId=12&entityType=saml20_sp');
  expect(found.json<Answer>().payload.connected).toBe(true);
  await server.close();
});

test('the requirements of an extension are on with it, and an unknown name is refused with the known ones', () => {
  const on = compositionOf({ extensions: ['reviews'] }).on.map(({ name }) => name);
  expect(on).toEqual(expect.arrayContaining(['reviews', 'changeSets']));
  expect(on).not.toContain('wishes');
  expect(readConfig({ EXTENSIONS: 'reviews,reveiws' }).errors).toEqual([
    `EXTENSIONS: reveiws: not among all, none, ${names.join(', ')}`,
  ]);
});

test('settings of an extension that is off are named', () => {
  const { config } = readConfig({ EXTENSIONS: 'none', WISH_DAYS: '30', RT_URL: 'https://rt.example' });
  expect(config).not.toHaveProperty('ticketsElsewhere');
  expect(config?.unusedSettings).toEqual(expect.arrayContaining(['WISH_DAYS']));
});

test('a server that replaces this one runs only if its extension is on', () => {
  const front = { UPSTREAM_URL: 'https://dashboard.example.org' };
  expect([insteadFor({}), insteadFor({ ...front, EXTENSIONS: 'none' })]).toEqual([undefined, undefined]);
  expect(insteadFor(front)).toBeDefined();
  expect(insteadFor({ ...front, EXTENSIONS: 'front' })).toBeDefined();
});
