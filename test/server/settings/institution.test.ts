import type { Problem } from '../../../src/contracts/wire/common';
import { north } from '../../support/server/fixtures';
import type { TestApp, TestClient } from '../../support/server/server';
import { atDesk, CHANGES, deskIs, filed, json, problemIn, SETTINGS, startWithDesk } from './changing';
import { institutionChanges } from './institutionChanging';

let server: TestApp;
let admin: TestClient;

beforeAll(async () => {
  server = await startWithDesk();
});
beforeEach(async () => {
  await server.database.reset();
  admin = await server.as('admin');
});
afterAll(() => server.close());

const { has, institution, asks, gets } = institutionChanges(() => ({ server, admin }));

test('a request creates a ticket to be read, and changes nothing yet (REQUIREMENTS 210, 212)', async () => {
  await has({ organisationNames: { en: 'North', pt: 'Norte' } });
  const response = await json(admin, SETTINGS, {
    organisationNameEn: ' North University ',
    publishedInEdugain: true,
    comments: 'Before the\nterm starts',
  });
  expect([response.statusCode, response.json()]).toEqual([
    200,
    {
      language: 'en',
      payload: {
        jiraKey: expect.stringMatching(/^CXT-\d+$/),
        type: 'CHANGE',
        userName: 'Test admin',
        userEmail: 'admin@example.org',
        idpId: north,
        idpName: 'idp.north.example',
        spId: 'N/A',
        spName: 'Information unavailable',
        rejected: false,
        shouldSendEmail: false,
        connectWithoutInteraction: false,
      },
    },
  ]);
  const [ticket] = await filed(server);
  expect(ticket).toMatchObject({ type: 'CHANGE', direction: 'institution', service_entity_id: null });
  expect(ticket?.body.split('\n')).toEqual([
    'Request: Change the data of the institution',
    'Applicant name: Test admin',
    'Applicant email: admin@example.org',
    `Identity provider: ${north}`,
    'Organisation name in English: North → North University',
    'Published in eduGAIN: no → yes',
    'Remark: Before the',
    'term starts',
  ]);
  expect(await institution()).toMatchObject({
    organisationNames: { en: 'North', pt: 'Norte' },
    publishedInEdugain: false,
  });
});

test('resolved as done it takes effect; members that were not sent stay, such as Portuguese texts (REQUIREMENTS 205)', async () => {
  await has({
    organisationNames: { en: 'North', pt: 'Norte' },
    homeUrls: { en: 'https://north.example', pt: 'https://norte.example' },
    displayAdminEmailsInDashboard: true,
  });
  const after = await gets({
    organisationNameEn: 'North University',
    organisationUrlEn: '',
    keywordsNl: 'noord universiteit',
    displayAdminEmailsInDashboard: false,
    displayStatsInDashboard: true,
    stateType: 'testaccepted',
  });
  expect(after).toMatchObject({
    organisationNames: { en: 'North University', pt: 'Norte' },
    homeUrls: { pt: 'https://norte.example' },
    keywords: { nl: 'noord universiteit' },
    displayAdminEmailsInDashboard: false,
    displayStatsInDashboard: true,
    publishedInEdugain: false,
    state: 'testaccepted',
  });
  expect(after.homeUrls).not.toHaveProperty('en');
});

test('the pending change is listed, and disappears when the desk is done (REQUIREMENTS 212)', async () => {
  const key = await asks({ keywordsEn: 'north', stateType: 'testaccepted' });
  const pending = async () => (await admin.get(CHANGES)).json<{ payload: object[] }>().payload;
  expect(await pending()).toEqual([
    {
      jiraKey: key,
      requestedAt: expect.any(String),
      userName: 'Test admin',
      subject: 'institution',
      changes: expect.arrayContaining([
        { field: 'keywordsEn', to: 'north' },
        { field: 'stateType', from: 'prodaccepted', to: 'testaccepted' },
      ]),
    },
  ]);
  await atDesk(server, { action: 'resolve', key, resolution: 'wont_do' });
  expect(await pending()).toEqual([]);
  expect((await institution()).keywords).toEqual({});
});

test.each([
  ['nothing', {}],
  ['comments alone', { comments: 'hello' }],
  ['the present values', { descriptionsEn: 'About idp.north.example', publishedInEdugain: false }],
  ['blanks instead of missing values', { organisationNameEn: '  ', keywordsEn: '' }],
  ['null, which is absent', { stateType: null, descriptionsEn: null, contactPersons: null }],
  ["the other client's state", { showInstitution: true, search: '', serviceProviderSettings: [{ x: 1 }] }],
  ['members that no form has', { id: 'https://evil.example', allowedAll: true, eid: 1, names: { en: 'X' } }],
])('%s does not count as a change (REQUIREMENTS 210, 212)', async (_title, body) => {
  const response = await json(admin, SETTINGS, body);
  expect([response.statusCode, response.json()]).toEqual([
    200,
    { payload: { 'no-changes': true }, language: 'en' },
  ]);
  expect(await filed(server)).toEqual([]);
});

test.each([
  ['organisationUrlEn', { organisationUrlEn: 'ftp://north.example' }],
  ['organisationUrlNl', { organisationUrlNl: 'https://' }],
  ['organisationUrlPt', { organisationUrlPt: 'javascript:alert(1)' }],
  ['body/keywordsEn', { keywordsEn: 12 }],
  ['body/descriptionsEn', { descriptionsEn: 'x'.repeat(4001) }],
  ['body/stateType', { stateType: 'production' }],
  ['body/stateType', { stateType: '' }],
  ['body/displayStatsInDashboard', { displayStatsInDashboard: 'true' }],
])('a 400 names %s (REQUIREMENTS 208)', async (member, body) => {
  const response = await json(admin, SETTINGS, body);
  expect([response.statusCode, response.json<Problem>().detail]).toEqual([
    400,
    expect.stringContaining(member),
  ]);
});

test('the English organisation name cannot be removed (REQUIREMENTS 208)', async () => {
  await has({ organisationNames: { en: 'North' } });
  const response = await json(admin, SETTINGS, { organisationNameEn: ' ' });
  expect([response.statusCode, response.json<Problem>().detail]).toEqual([
    400,
    'organisationNameEn: is required',
  ]);
});

test('an invalid address in metadata does not prevent other changes', async () => {
  await has({ homeUrls: { en: 'www.north.example' } });
  expect((await gets({ organisationUrlEn: 'www.north.example', keywordsEn: 'n' })).homeUrls).toEqual({
    en: 'www.north.example',
  });
});

test('names of 300 characters and text from right to left arrive as they were', async () => {
  const long = 'n'.repeat(300);
  const after = await gets({ organisationNameEn: long, displayNamesEn: 'جامعة الشمال' });
  expect(after.organisationNames['en']).toBe(long);
  expect(after.displayNames['en']).toBe('جامعة الشمال');
});

describe('one change at a time', () => {
  test('a second one gets 409 with the key of the first, even if both come at once', async () => {
    const responses = await Promise.all(
      ['a', 'b', 'c'].map((keywordsEn) => json(admin, SETTINGS, { keywordsEn })),
    );
    expect(responses.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409, 409]);
    const [ticket] = await filed(server);
    expect(await filed(server)).toHaveLength(1);
    for (const response of responses.filter(({ statusCode }) => statusCode === 409)) {
      expect([problemIn(response), response.json<Problem>().jiraKey]).toEqual([
        'already-requested',
        ticket?.key,
      ]);
    }
  });

  test('the same key gets the first answer, and is refused with another body', async () => {
    const first = await json(admin, SETTINGS, { keywordsEn: 'a' }, 'key-1');
    const again = await json(admin, SETTINGS, { keywordsEn: 'a' }, 'key-1');
    expect(again.json()).toEqual(first.json());
    expect((await json(admin, SETTINGS, { keywordsEn: 'b' }, 'key-1')).statusCode).toBe(422);
    expect(await filed(server)).toHaveLength(1);
  });

  test('after the first is resolved the next is accepted, and the first cannot be reopened beside it', async () => {
    const key = await asks({ keywordsEn: 'a' });
    await atDesk(server, { action: 'resolve', key, resolution: 'wont_do' });
    const next = await asks({ keywordsEn: 'b' });
    await expect(atDesk(server, { action: 'reopen', key })).rejects.toThrow(next);
  });

  test('another institution does not have to wait', async () => {
    await asks({ keywordsEn: 'a' });
    const south = await server.as('southAdmin');
    expect((await json(south, SETTINGS, { keywordsEn: 'b' })).statusCode).toBe(200);
    const colleague = await server.as('superUserAsAdmin');
    expect((await json(colleague, SETTINGS, { keywordsEn: 'b' })).statusCode).toBe(409);
  });
});

test.each(['down', 'unreachable'] as const)('a ticket system that is %s accepts nothing', async (state) => {
  await deskIs(server, state);
  const response = await json(admin, SETTINGS, { keywordsEn: 'a' });
  expect([response.statusCode, problemIn(response)]).toEqual([503, 'ticket-system-unavailable']);
  await deskIs(server, 'up');
  expect(await filed(server)).toEqual([]);
  await asks({ keywordsEn: 'a' });
});
