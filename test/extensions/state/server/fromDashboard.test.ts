/** An existing dashboard server becomes a file of state, through the contract (REQUIREMENTS 366). */
import { fromDashboard } from '../../../../server/extensions/state/from/dashboard';
import { openTestDatabase, type TestDatabase } from '../../../support/server/database';
import {
  college,
  federation,
  lab,
  login,
  service,
  survey,
  ticket,
  uni,
  wiki,
  type Federation,
} from '../../../support/otherServer/federation';
import { serveOther, type ServedOther } from '../../../support/otherServer/serveOther';
import { stateFile, stateOf, takeText } from '../stateFiles';

let database: TestDatabase;
let other: ServedOther | undefined;

beforeAll(async () => {
  database = await openTestDatabase();
});
beforeEach(() => database.empty());
afterEach(() => other?.stop());
afterAll(() => database.close());

async function fileOf(held: Federation) {
  other = await serveOther(held);
  const notes: string[] = [];
  const records: object[] = [];
  for await (const record of fromDashboard({ address: other.url, cookie: 'JSESSIONID=1' }, (note) =>
    notes.push(note),
  ))
    records.push(record);
  return { notes, text: stateFile(...records) };
}

const superUser = login({ role: 'SUPER_USER', idp: uni });
const day = 86_400_000;
const policy = {
  id: '66ab',
  name: 'Staff only',
  serviceProviderIds: [wiki],
  identityProviderIds: [uni],
  attributes: [{ name: 'urn:mace:dir:attribute-def:eduPersonAffiliation', value: 'employee' }],
  denyAdvice: 'No',
  denyAdviceNl: 'Nee',
  denyRule: false,
  allAttributesMustMatch: true,
  userDisplayName: 'Ann Bee',
  authenticatingAuthorityName: uni,
  revisionNbr: 1,
  created: '2026-03-01T10:00:00Z',
  isActivatedSr: false,
  active: true,
  type: 'reg',
};
const held = () =>
  federation({
    login: superUser,
    institutions: [
      {
        ...{ entityId: uni, eid: 7, names: { en: 'Uni Example' }, institutionId: 'AB-12' },
        state: 'prodaccepted',
        texts: { descriptions: { en: 'A university' } },
        contacts: [{ surName: 'Bee', emailAddress: 'b@uni.example', contactPersonType: 'technical' }],
      },
      { entityId: lab, eid: 8, names: { en: 'Uni Lab' }, institutionId: 'AB-12', state: 'testaccepted' },
      { entityId: college, eid: 9, names: { nl: 'College' }, institutionId: 'CD-34', state: 'prodaccepted' },
    ],
    services: [
      service({ connectedTo: [uni], idpVisibleOnly: true, institutionId: 'AB-12' }),
      service({
        ...{ id: 43, spEntityId: survey, entityType: 'oidc10_rp', connectedTo: [uni, college] },
        ...{ option: 'CONNECT_WITHOUT_INTERACTION_WITH_EMAIL', resourceServers: ['https://rs.example'] },
      }),
      service({ id: 44, spEntityId: 'https://rs.example', entityType: 'oauth20_rs' }),
    ],
    stepupEntities: { [wiki]: 'http://x/assurance/loa2' },
    mfaEntities: { [survey]: 'https://refeds.org/profile/mfa' },
    policies: [{ ...policy, revisionNbr: 2, name: 'Staff alone' }],
    revisions: [policy],
    people: {
      'AB-12': {
        SURFconextverantwoordelijke: [
          { uid: 'ann', firstName: 'Ann', surname: 'Bee', email: 'ann@uni.example', roles: [] },
        ],
        SURFconextbeheerder: [{ uid: 'ann', firstName: 'Ann', surname: 'Bee', roles: [] }],
      },
    },
    tickets: [
      ticket({ key: 'CXT-1', type: 'LINKREQUEST', status: 'Open', createdAt: Date.now() - 3 * day }),
      ticket({ key: 'CXT-2', type: 'LINKREQUEST', status: 'Open', createdAt: Date.now() - day }),
      ticket({ key: 'CXT-3', type: 'CHANGE', status: 'Resolved', resolution: 'done', spId: 'N/A' }),
      ticket({ key: 'CXT-4', idpId: lab, comments: ['rejected'] }),
    ],
  });

test('everything that a super user can read is imported, completely and once', async () => {
  const { text, notes } = await fileOf(held());
  const { outcomes, notes: after } = await takeText(database, text);
  expect(outcomes.filter(({ done }) => done !== 'created')).toEqual([]);
  expect(after).toEqual([]);
  expect(notes).toEqual([expect.stringContaining('CXT-1 and CXT-2 are open and about the same')]);
  const again = await takeText(database, text);
  expect(again.outcomes.filter(({ done }) => done !== 'unchanged')).toEqual([]);

  const lines = (await stateOf(database))
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => JSON.parse(line) as object);
  const like = (shape: object) => expect(lines).toContainEqual(expect.objectContaining(shape));
  like({ kind: 'institution', entityId: uni, number: 7, institutionId: 'AB-12', state: 'prodaccepted' });
  like({
    entityId: uni,
    document: expect.objectContaining({
      descriptions: { en: 'A university' },
      contacts: [expect.objectContaining({ name: 'Bee', emailAddress: 'b@uni.example' })],
    }),
  });
  like({ kind: 'service', entityId: wiki, number: 42, onlyForItsInstitution: true, institutionId: 'AB-12' });
  like({ entityId: survey, type: 'oidc10_rp', connectOption: 'CONNECT_WITHOUT_INTERACTION_WITH_EMAIL' });
  like({ kind: 'service', entityId: 'https://rs.example', type: 'oauth20_rs', number: 44 });
  like({ kind: 'connection', institution: uni, service: wiki, level: 'http://x/assurance/loa2' });
  like({ institution: college, service: survey, multiFactor: 'https://refeds.org/profile/mfa' });
  like({ institution: lab, service: wiki, allowedBy: 'nobody', level: 'http://x/assurance/loa2' });
  like({
    kind: 'person',
    subject: 'ann',
    institution: uni,
    roles: ['ROLE_DASHBOARD_ADMIN', 'ROLE_DASHBOARD_VIEWER'],
  });
  like({ kind: 'ticket', key: 'CXT-2', about: 'connect', status: 'Open' });
  like({ kind: 'ticket', key: 'CXT-3', status: 'Resolved', resolution: 'done' });
  like({ kind: 'ticket', key: 'CXT-4', institution: lab, rejected: true });
  const found = lines.find((line) => 'id' in line && line.id === '66ab');
  expect(found).toMatchObject({
    states: [
      { number: 1, author: 'Ann Bee', savedAt: '2026-03-01T10:00:00.000Z', document: { name: 'Staff only' } },
      { number: 2, document: { name: 'Staff alone', services: [wiki], institutions: [uni] } },
    ],
  });
});

test('only reading calls are made to the server; the session is back where it was', async () => {
  const given = held();
  await fileOf(given);
  expect(given.login?.switchedTo).toBeUndefined();
  const writes = (other?.calls ?? []).filter((call) => !call.startsWith('GET '));
  expect([...new Set(writes)].sort()).toEqual(['POST /actions', 'POST /services/by-entity-ids']);
});

test('a session of another person, or of no one, is reported, and so is an address without a server', async () => {
  await expect(fileOf({ ...held(), login: login() })).rejects.toThrow('not that of a super user');
  await other?.stop();
  await expect(fileOf({ ...held(), login: null })).rejects.toThrow('of no session, or it has ended');
  const nowhere = fromDashboard({ address: 'http://localhost:1', cookie: '' }, () => undefined);
  await expect(nowhere.next()).rejects.toThrow('does not answer');
  const readable = fromDashboard({ address: 'http://old.example', cookie: '' }, () => undefined);
  await expect(readable.next()).rejects.toThrow('has to begin with https://');
});
