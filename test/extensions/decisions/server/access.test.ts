/** Access to decisions, and the record of it. */
import { readConfig } from '../../../../server/readConfig';
import { expectProblem } from '../../../contract/checks';
import { affiliation, storePolicy } from '../../../support/server/policies';
import { startTestApp } from '../../../support/server/server';
import { account, requestDecision, basic, PATH, requestFor, startDeciding } from './deciding';

const request = requestFor({ [affiliation]: ['a value of nobody else'] }, { address: '192.0.2.77' });

test('without accounts the decision point does not exist', async () => {
  const server = await startTestApp();
  expectProblem(await requestDecision(server, request), 404, 'not-found');
  await server.close();
});

describe('accounts', () => {
  let server: Awaited<ReturnType<typeof startDeciding>>;
  beforeAll(async () => {
    server = await startDeciding({ settings: { WRITES_PER_MINUTE: '1', READS_PER_MINUTE: '1' } });
  });
  afterAll(() => server.close());

  test.each([
    ['no account', { authorization: '' }],
    ['another user', basic('somebody', account.password)],
    ['another password', basic(account.user, `${account.password}.`)],
    ['the hash instead of the password', basic('other', '0'.repeat(64))],
    ['the password alone', basic('', account.password)],
    ['no colon', { authorization: `Basic ${Buffer.from(account.user).toString('base64')}` }],
    ['another scheme', { authorization: `Bearer ${account.password}` }],
  ])('%s is refused', async (_title, headers) => {
    const response = await requestDecision(server, request, headers);
    expectProblem(response, 401, 'unknown-account');
    expect(response.headers['www-authenticate']).toMatch(/^Basic /);
  });

  test('the limits of people do not apply, wrong accounts have one of their own', async () => {
    for (let call = 0; call < 40; call += 1)
      expect((await requestDecision(server, request)).statusCode).toBe(200);
    const wrong = [];
    for (let call = 0; call < 40; call += 1) {
      wrong.push((await requestDecision(server, request, basic(account.user, String(call)))).statusCode);
    }
    expect([...new Set(wrong)]).toEqual([401, 429]);
    expect((await requestDecision(server, request)).statusCode).toBe(200);
  });

  test('a session has no effect on it', async () => {
    const admin = await server.as('admin');
    const response = await admin.call('POST', PATH, request);
    expect([401, 429]).toContain(response.statusCode);
  });
});

test.each([
  ['plain password', 'engineblock:secret'],
  ['no user', `:${'0'.repeat(64)}`],
  ['capitals', `engineblock:${'A'.repeat(64)}`],
])('PDP_USERS with %s keeps it from starting, and is not printed', (_title, PDP_USERS) => {
  const { errors = [] } = readConfig({ PDP_USERS });
  expect(errors).toEqual(['PDP_USERS: an account is not user: and 64 hexadecimal digits in small letters']);
});

test('the log counts the decisions, and contains no persons', async () => {
  const lines: string[] = [];
  const write = jest.spyOn(process.stdout, 'write').mockImplementation((line) => {
    lines.push(String(line));
    return true;
  });
  try {
    const server = await startDeciding({ settings: { LOG_LEVEL: 'debug' } });
    await storePolicy(server.database, { name: 'Staff' });
    for (let call = 0; call < 3; call += 1) await requestDecision(server, request);
    await requestDecision(server, requestFor({}, { service: 'https://unknown.example' }));
    await requestDecision(server, Buffer.from('{"Request": "a value of nobody else'), {
      'content-type': 'application/json',
    });
    await requestDecision(server, {
      Request: { AccessSubject: { Attribute: [{ AttributeId: 7, Value: 'a value of nobody else' }] } },
    });
    await server.close();
  } finally {
    write.mockRestore();
  }
  const entries = lines.flatMap((line) => (line.startsWith('{') ? [JSON.parse(line) as object] : []));
  expect(entries).toContainEqual(
    expect.objectContaining({ msg: 'decided', decisions: { Deny: 3, NotApplicable: 1 } }),
  );
  for (const value of ['a value of nobody else', '192.0.2.77', 'urn:collab:person', account.password]) {
    expect(lines.join('')).not.toContain(value);
  }
});
