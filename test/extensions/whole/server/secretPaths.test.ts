/** An address that is itself a secret is in no log, in any spelling. */
import { randomUUID } from 'node:crypto';
import { catchLog, type LogLine } from '../../../support/server/catchLog';
import { startTestApp, type TestApp } from '../../../support/server/server';

/** The kinds of route parameters. With a secret, people may use the route without a login. */
const PARAMETERS: Readonly<Record<string, 'name' | 'secret'>> = {
  hash: 'name',
  id: 'name',
  key: 'name',
  mark: 'name',
  sha1: 'name',
  /** Part of a demonstration login, which is bound to a cookie. */
  uid: 'name',
  token: 'secret',
  signature: 'secret',
};
const SECRET = 'Zk3'.repeat(15).slice(0, 43);

interface Route {
  readonly method: string | readonly string[];
  readonly url: string;
  readonly config?: { readonly secretPath?: true };
}
const routes: Route[] = [];
let server: TestApp;
let lines: LogLine[];

beforeAll(async () => {
  server = await startTestApp({
    settings: { LOG_LEVEL: 'info' },
    onRoute: (route) => void routes.push(route),
  });
  lines = catchLog(server);
});
beforeEach(() => void (lines.length = 0));
afterAll(() => server.close());

const parametersOf = ({ url }: Route) => [...url.matchAll(/:(\w+)/g)].map(([, name = '']) => name);
const hasSecret = (route: Route) => parametersOf(route).some((name) => PARAMETERS[name] === 'secret');

test('every parameter of a route is declared as secret or not', () => {
  const unknown = routes.flatMap(parametersOf).filter((name) => PARAMETERS[name] === undefined);
  expect([...new Set(unknown)]).toEqual([]);
});

test('routes with a secret declare it, and no others', () => {
  expect(routes.filter((route) => route.config?.secretPath).map(({ url }) => url)).toEqual(
    routes.filter(hasSecret).map(({ url }) => url),
  );
  expect(routes.filter(hasSecret).length).toBeGreaterThan(0);
});

const spellings: Readonly<Record<string, (address: string) => string>> = {
  'as it is': (address) => address,
  'with a query': (address) => `${address}?a=1`,
  'with a slash at its end': (address) => `${address}/`,
  'with more behind it': (address) => `${address}/atom.xml`,
  'cut short': (address) => address.slice(0, -1),
  'with something behind it': (address) => `${address}).`,
  'in capitals before it': (address) =>
    address.replace(/^\/[^Z]*?(?=Z|[0-9a-f]{8}-)/, (before) => before.toUpperCase()),
  'in escapes': (address) => `/%${address.charCodeAt(1).toString(16)}${address.slice(2)}`,
};

test.each(Object.entries(spellings))('%s', async (_title, spell) => {
  for (const url of new Set(routes.filter(hasSecret).map((route) => route.url))) {
    const address = url.replace(/:(\w+)/g, (_whole, name: string) =>
      PARAMETERS[name] === 'secret' ? SECRET : randomUUID(),
    );
    for (const method of ['GET', 'HEAD', 'POST', 'PUT'] as const)
      await server.app.inject({
        method,
        url: spell(address),
        headers: { host: new URL(server.config.publicUrl).host },
      });
  }
  expect(lines.filter(({ msg }) => msg === 'answered').length).toBeGreaterThan(0);
  expect(JSON.stringify(lines)).not.toContain(SECRET.slice(0, 20));
});
