/** The sources that count for the address of a request, with any number of proxies in front (TRUST_PROXY). */
import fastify from 'fastify';
import { readConfig } from '../../../server/readConfig';
import { startTestApp } from '../../support/server/server';

const PROXY = '10.0.0.1';
const OUTER = '10.0.0.2';
const VISITOR = '192.0.2.7';
const INVENTED = '198.51.100.66';

async function seen(setting: string | undefined, from: string, forwarded: string[]): Promise<string> {
  const { config, errors } = readConfig(setting === undefined ? {} : { TRUST_PROXY: setting });
  if (!config) throw new Error(errors.join('\n'));
  const app = fastify({ trustProxy: config.trustProxy ?? false });
  app.get('/', async ({ ip }) => ip);
  const { body } = await app.inject({
    url: '/',
    remoteAddress: from,
    headers: { 'x-forwarded-for': forwarded.join(', ') },
  });
  await app.close();
  return body;
}

/** The header after this many proxies, to the first of which a visitor has sent an invented one. */
const passed = [[INVENTED], [INVENTED, VISITOR], [INVENTED, VISITOR, OUTER]];
const nearest = [VISITOR, PROXY, PROXY];

test.each([0, 1, 2])('behind %i proxies an invented header counts for nothing', async (proxies) => {
  expect(await seen(String(proxies), nearest[proxies] ?? '', passed[proxies] ?? [])).toBe(VISITOR);
});

test('without a setting, no proxy is trusted', async () => {
  expect(await seen(undefined, VISITOR, [INVENTED])).toBe(VISITOR);
});

test('if there are more proxies than configured, a proxy is logged, never an invented address', async () => {
  expect(await seen('1', PROXY, [INVENTED, VISITOR, OUTER])).toBe(OUTER);
});

test.each([
  ['10.0.0.0/8', PROXY],
  ['fd00::/8, 10.0.0.1, 10.0.0.2', PROXY],
  ['10.0.0.0/8', `::ffff:${PROXY}`],
])('proxies in %s are trusted, and no others', async (setting, proxy) => {
  expect(await seen(setting, proxy, [INVENTED, VISITOR, OUTER])).toBe(VISITOR);
  expect(await seen(setting, proxy, [INVENTED, VISITOR])).toBe(VISITOR);
  expect(await seen(setting, VISITOR, [INVENTED])).toBe(VISITOR);
});

test('proxies that speak IPv6 are trusted by their network', async () => {
  expect(await seen('fd00::/8', 'fd12::3', [INVENTED, '2001:db8::9'])).toBe('2001:db8::9');
  expect(await seen('fd00::/8', '2001:db8::9', [INVENTED])).toBe('2001:db8::9');
});

test.each(['yes', '10', '-1', '10.0.0.0/33', 'fd00::/129', '10.0.0', '10.0.0.1,', 'proxy.example.org'])(
  'the server does not start with %j',
  (setting) => {
    const { errors = [] } = readConfig({ TRUST_PROXY: setting });
    expect(errors).toEqual([expect.stringMatching(/^TRUST_PROXY: ".+" is neither a number from 0 to 9 nor/)]);
  },
);

test('limits count the visitors behind two proxies one by one', async () => {
  const test = await startTestApp({ settings: { LOGINS_PER_MINUTE: '1', TRUST_PROXY: '2' } });
  const guest = await test.as('guest');
  const status = async (...forwarded: string[]) => {
    const headers = { 'x-forwarded-for': forwarded.join(', ') };
    return (await guest.call('GET', '/login?redirect_url=//evil.example', undefined, headers)).statusCode;
  };
  expect(await status(VISITOR, OUTER)).toBe(400);
  expect(await status('192.0.2.8', OUTER)).toBe(400);
  expect(await status(INVENTED, VISITOR, OUTER)).toBe(429);
  await test.close();
});
