/**
 * The findings of `idp-dashboard conform`: on the double of the existing server, on ours, and on servers that keep
 * nothing.
 */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { conformText, readConformArguments } from '../../../../server/extensions/conform/conform.cli';
import { FACTS, conform, type Findings } from '../../../../server/extensions/conform/conform';
import { UsageError } from '../../../../server/platform/control/program';
import { freePort } from '../../../support/product/dashboard';
import { federation, login, type Login } from '../../../support/otherServer/federation';
import { serveOther, type ServedOther } from '../../../support/otherServer/serveOther';
import { startTestApp, type TestApp } from '../../../support/server/server';

const brokenIn = ({ facts }: Findings) =>
  facts.flatMap((fact) => (fact.is === 'broken' ? [`${fact.says}: ${fact.fault}`] : []));
const count = ({ facts }: Findings, is: string) => facts.filter((fact) => fact.is === is).length;
const held = federation({ language: undefined });
let other: ServedOther;

beforeAll(async () => {
  other = await serveOther(held);
});
afterAll(() => other.stop());

test.each<[string, Login | null, number]>([
  ['a guest', null, 10],
  ['a member', login({ role: 'MEMBER' }), 5],
  ['an admin or a viewer', login(), 1],
  ['a super user', login({ role: 'SUPER_USER' }), 0],
])('%s finds that all facts hold that the existing server shows them', async (name, who, unasked) => {
  held.login = who;
  const findings = await conform(other.url, who ? 'JSESSIONID=1' : undefined);
  expect(brokenIn(findings)).toEqual([]);
  expect([findings.as, count(findings, 'unasked')]).toEqual([name, unasked]);
});

describe('our own server', () => {
  let server: TestApp;
  let url: string;
  beforeAll(async () => {
    const port = await freePort();
    server = await startTestApp({ settings: { PORT: String(port) } });
    await server.database.reset();
    await server.app.listen({ host: '127.0.0.1', port });
    url = `http://localhost:${port}`;
  });
  afterAll(() => server.close());

  test('all facts hold', async () => {
    expect(brokenIn(await conform(url, undefined))).toEqual([]);
  });

  test('shows an admin facts that a guest does not see', async () => {
    const { headers } = await server.as('admin');
    const findings = await conform(url, headers['cookie']);
    expect(brokenIn(findings)).toEqual([]);
    expect([findings.as, count(findings, 'unasked')]).toEqual(['an admin or a viewer', 1]);
  });
});

describe('a server that breaks the contract', () => {
  let answerWith: (path: string) => { status: number; body: string; location?: string };
  let server: Server;
  let url: string;
  const person = {
    guest: false,
    superUser: false,
    dashboardAdmin: true,
    currentIdp: { id: 'https://idp.example' },
  };
  const apps = [{ id: 1, spEntityId: 'https://sp.example', entityType: 'saml20_sp' }];

  beforeAll(async () => {
    server = createServer(({ url: requested = '' }, response) => {
      const { status, body, location } = answerWith(requested);
      response.writeHead(status, location === undefined ? {} : { location }).end(body);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => server.close());

  /** Enough of an answer for the asking to begin; the rest is what is tried. */
  const firstAnswer = (requested: string, over: object) => {
    if (requested === '/dashboard/api/users/me') return JSON.stringify({ payload: { ...person, ...over } });
    return requested === '/dashboard/api/services' ? JSON.stringify({ payload: { apps } }) : undefined;
  };

  test('every fact can be found broken', async () => {
    const found = new Set<string>();
    const ways = [
      (status: number) => ({ status, body: '{}', location: 'https://evil.example/' }),
      (status: number) => ({ status, body: '{"payload":[{}]}' }),
    ];
    for (const status of [200, 500])
      for (const over of [{}, { guest: true, dashboardAdmin: false }, { superUser: true }])
        for (const way of ways) {
          answerWith = (requested) => {
            const body = firstAnswer(requested, over);
            return body === undefined ? way(status) : { status: 200, body };
          };
          for (const line of brokenIn(await conform(url, undefined))) found.add(line.split(':')[0] ?? '');
        }
    expect(FACTS.map(({ says }) => says.split(':')[0]).filter((says) => !found.has(says ?? ''))).toEqual([]);
  });

  test('findings are listed in a table, with the data that people see', async () => {
    answerWith = (requested) => ({ status: 200, body: firstAnswer(requested, {}) ?? '{}' });
    const text = conformText(url, await conform(url, 'a=b'));
    expect(text).toContain('asked as an admin or a viewer');
    expect(text).toMatch(/^NO +POST \/actions/m);
    expect(text).toContain('Not: policies are a list. Then: no policies are shown.');
    expect(text).toMatch(/^– +GET \/users\/super\/idps .*needs a super user$/m);
  });

  test.each([
    [{ status: 404, body: 'none' }, /No dashboard server answers/],
    [{ status: 200, body: '{"payload":{"guest":true}}' }, /cookie is not that of a session/],
  ])('%j is refused with a sentence', async (answer, expected) => {
    answerWith = () => answer;
    await expect(conform(url, 'JSESSIONID=old')).rejects.toThrow(expected);
  });

  test('a missing server and invalid arguments are reported', async () => {
    const unusedAddress = `http://127.0.0.1:${await freePort()}`;
    await expect(conform(unusedAddress, undefined)).rejects.toThrow(/does not answer \(ECONNREFUSED\)/);
    expect(() => readConformArguments(['dashboard.example.org'])).toThrow(UsageError);
    expect(() => readConformArguments([])).toThrow(/One address/);
  });
});

test('only calls that change nothing are made', () => {
  const [write] = FACTS.filter(({ call }) => !/^(GET|POST \/(actions|services\/by-entity-ids)$)/.test(call));
  expect(write).toBeUndefined();
});
