/** The calls of super users, checked against the contract. */
import { Type } from 'typebox';
import { localDesk } from '../../server/modules/tickets/local/localDesk';
import { ResentInvitation } from '../../src/contracts/wire/invitation';
import { InstitutionRoles } from '../../src/contracts/wire/roles';
import { Service } from '../../src/contracts/wire/service';
import { Ticket } from '../../src/contracts/wire/ticket';
import { atNorth, invitation, RESEND, SEND, withPeople } from '../server/invitations/inviting';
import { mail, north } from '../support/server/fixtures';
import { startTestApp, testConfig, type TestApp, type TestClient } from '../support/server/server';
import { expectProblem, payloadOf } from './checks';

const ROLES = '/dashboard/api/idp/sab/roles';
let server: TestApp;
let desk: TestClient;

beforeAll(async () => {
  server = await startTestApp({ tickets: localDesk(testConfig()) });
});
beforeEach(async () => {
  await server.database.reset();
  await withPeople(server.database);
  desk = await server.as('superUser');
});
afterAll(() => server.close());

test('an invitation returns a ticket without status and dates', async () => {
  const ticket = payloadOf(Ticket, await desk.call('POST', SEND, invitation(), atNorth));
  expect(ticket).toEqual({
    jiraKey: expect.stringMatching(/^CXT-\d+$/),
    type: 'LINKINVITE',
    userName: 'Test superUser',
    userEmail: 'superUser@example.org',
    emailTo: 'ann@north.example, help@north.example, zoe@other.example',
    body: expect.stringContaining('Invitation: Connect the service'),
    personalMessage: 'Shall we?',
    idpId: north,
    spId: mail,
    idpName: 'idp.north.example',
    spName: 'mail.example',
    typeMetaData: 'saml20_sp',
    rejected: false,
    shouldSendEmail: false,
    connectWithoutInteraction: false,
  });
  const again = await desk.call('POST', SEND, invitation(), atNorth);
  expect(expectProblem(again, 409, 'already-requested')).toMatchObject({ jiraKey: ticket.jiraKey });
});

test('other members of a contact than name and address do no harm', async () => {
  const person = { ...invitation().contactPersons[0], uid: 'ann', roles: [], telephoneNumber: null };
  const response = await desk.call('POST', SEND, { ...invitation(), contactPersons: [person] }, atNorth);
  expect(payloadOf(Ticket, response)).toMatchObject({ emailTo: 'ann@north.example' });
});

test('a reminder answers its echo', async () => {
  const { jiraKey } = payloadOf(Ticket, await desk.call('POST', SEND, invitation(), atNorth));
  const body = { idpId: north, jiraKey, comments: 'Well?' };
  expect(payloadOf(ResentInvitation, await desk.call('POST', RESEND, body, atNorth))).toEqual(body);
  expect(expectProblem(await desk.call('POST', RESEND, body, atNorth), 409, 'already-sent')).toMatchObject({
    jiraKey,
  });
});

test('services to invite to are services, and nothing else', async () => {
  const path = '/dashboard/api/services/invitation-request-services';
  const list = Type.Object({ apps: Type.Array(Service) });
  const { apps } = payloadOf(list, await desk.call('GET', path, undefined, atNorth));
  expect(apps.map(({ spEntityId }) => spEntityId)).toContain(mail);
  expect(payloadOf(list, await desk.call('POST', path, undefined, atNorth))).toEqual({ apps });
});

test('roles by institution id: both keys, none for a blank id, 400 without', async () => {
  const roles = payloadOf(InstitutionRoles, await desk.get(`${ROLES}?institutionId=north.example`));
  expect(roles.SURFconextverantwoordelijke?.map(({ fullName }) => fullName)).toEqual(['Ann Bee']);
  expect(roles.SURFconextbeheerder?.map(({ fullName }) => fullName)).toEqual(['Max Maintainer']);
  expect(payloadOf(InstitutionRoles, await desk.get(`${ROLES}?institutionId=none`))).toEqual({
    SURFconextverantwoordelijke: [],
    SURFconextbeheerder: [],
  });
  expect(payloadOf(InstitutionRoles, await desk.get(`${ROLES}?institutionId=%20`))).toEqual({});
  expectProblem(await desk.get(ROLES), 400, 'validation');
});
