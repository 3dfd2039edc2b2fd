/** `PUT /users/inviteRequest` from both ends: the client’s own call, answered by the real server. */
import { Value } from 'typebox/value';
import { localDesk } from '../../server/modules/tickets/local/localDesk';
import { connectionsApi } from '../../src/api/connections.api';
import type { TicketRequest } from '../../src/contracts/domain/tickets/ticketRequest';
import { AnsweredInvitation, InvitationAnswer } from '../../src/contracts/wire/invitation';
import { makeStore } from '../../src/store/makeStore';
import { invite } from '../server/tickets/newInvitation';
import { files, mail, wiki } from '../support/server/fixtures';
import { startTestApp, testConfig, type TestApp, type TestClient } from '../support/server/server';
import { checked, expectProblem, payloadOf } from './checks';

const PATH = '/dashboard/api/users/inviteRequest';
const level = testConfig().levels.offered[1]?.uri ?? '';
let server: TestApp;
let admin: TestClient;
let sent: unknown[] = [];

beforeAll(async () => {
  server = await startTestApp({ tickets: localDesk(testConfig()) });
  Object.defineProperty(globalThis, 'window', { value: { location: new URL(server.config.publicUrl) } });
});
beforeEach(async () => {
  await server.database.reset();
  admin = await server.as('admin');
  sent = [];
  globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    const body = await request.text();
    sent.push(JSON.parse(body));
    const headers = Object.fromEntries(request.headers);
    const response = await admin.call('PUT', new URL(request.url).pathname, body, headers);
    return new Response(response.body, {
      status: response.statusCode,
      headers: { 'content-type': String(response.headers['content-type']) },
    });
  };
});
afterAll(() => server.close());

type Of<Kind> = Extract<TicketRequest, { kind: Kind }>;

const acceptance = (ticketKey: string, changes: Partial<Of<'accept'>> = {}): Of<'accept'> => ({
  kind: 'accept',
  ticketKey,
  invitation: 'LINKINVITE',
  serviceEntityId: mail,
  serviceType: 'saml20_sp',
  comments: '',
  level: '',
  ...changes,
});
const denial = (ticketKey: string, comments = ''): Of<'deny'> => ({
  kind: 'deny',
  ticketKey,
  invitation: 'LINKINVITE',
  serviceEntityId: mail,
  comments,
});

const { acceptInvitation, denyInvitation } = connectionsApi.endpoints;
const accept = (request: Of<'accept'>, requestId = 'one') =>
  makeStore().dispatch(acceptInvitation.initiate({ request, requestId }));
const deny = (request: Of<'deny'>, requestId = 'one') =>
  makeStore().dispatch(denyInvitation.initiate({ request, requestId }));

test('the client sends the members of the contract', async () => {
  const key = await invite(server.database);
  await accept(acceptance(key, { comments: 'Gladly.', level }), 'accepted');
  await deny(denial(key), 'denied');
  for (const body of sent) checked(InvitationAnswer, body);
  expect(sent).toEqual([
    {
      status: 'ACCEPTED',
      type: 'LINKINVITE',
      jiraKey: key,
      comment: 'Gladly.',
      loaLevel: level,
      spEntityId: mail,
      typeMetaData: 'saml20_sp',
    },
    { status: 'REJECTED', type: 'LINKINVITE', jiraKey: key, comment: '' },
  ]);
});

test('the client understands every answer', async () => {
  const filed = await invite(server.database);
  expect((await accept(acceptance(filed))).data).toEqual({ kind: 'filed', key: filed });
  const again = await accept(acceptance(filed), 'two');
  expect(again.error).toEqual({ kind: 'collision', found: 'answered', ticketKey: filed });

  const service = { entityId: files, type: 'oidc10_rp' } as const;
  const atOnce = await invite(server.database, files, 'LINKINVITE', { service });
  const files1 = acceptance(atOnce, { serviceEntityId: files, serviceType: 'oidc10_rp' });
  expect((await accept(files1, 'three')).data).toEqual({ kind: 'established' });

  const unwanted = await invite(server.database, wiki);
  const late = await accept(acceptance(unwanted, { serviceEntityId: wiki }), 'four');
  expect(late.error).toEqual({ kind: 'collision', found: 'connected' });
  expect((await deny(denial(unwanted), 'five')).error).toBeUndefined();

  expect((await deny(denial('CXT-1'), 'six')).error).toEqual({ kind: 'notFound' });
  admin = await server.as('admin', { level: 1 });
  expect((await deny(denial(unwanted), 'seven')).error).toMatchObject({ kind: 'levelTooLow', required: 2 });
  admin = await server.as('viewer');
  expect((await deny(denial(unwanted), 'eight')).error).toEqual({ kind: 'forbidden' });
});

test('an answer is the echo, in an envelope and without other members', async () => {
  const [key, wanted] = [await invite(server.database), await invite(server.database, wiki, 'UNLINKINVITE')];
  const body = { status: 'REJECTED', type: 'LINKINVITE', jiraKey: key, comment: null, colour: 'red' };
  expect(payloadOf(AnsweredInvitation, await admin.call('PUT', PATH, body))).toEqual({
    status: 'REJECTED',
    type: 'LINKINVITE',
    jiraKey: key,
    spEntityId: mail,
    typeMetaData: 'saml20_sp',
    connectWithoutInteraction: false,
    rejected: true,
  });
  const accepted = { status: 'ACCEPTED', type: 'UNLINKINVITE', jiraKey: wanted };
  expect(payloadOf(AnsweredInvitation, await admin.call('PUT', PATH, accepted))).toMatchObject({
    ...accepted,
    connectWithoutInteraction: false,
    rejected: false,
  });
});

test('refusals are problems, and distinguish an unknown invitation from an answered one', async () => {
  const key = await invite(server.database);
  const body = { status: 'REJECTED', type: 'LINKINVITE', jiraKey: key };
  await admin.call('PUT', PATH, body);
  const answered = expectProblem(await admin.call('PUT', PATH, body), 409, 'already-answered');
  expect(answered.jiraKey).toBe(key);
  expectProblem(await admin.call('PUT', PATH, { ...body, type: 'UNLINKINVITE' }), 404, 'not-found');
  expectProblem(await (await server.as('guest')).call('PUT', PATH, body), 403, 'forbidden');
});

test('without `rejected`, as the other server answers, the shape is the same', () => {
  const answer = {
    status: 'REJECTED',
    type: 'LINKINVITE',
    jiraKey: 'CXT-1',
    connectWithoutInteraction: false,
  };
  expect(Value.Check(AnsweredInvitation, answer)).toBe(true);
  const { connectWithoutInteraction: _, ...without } = answer;
  expect(Value.Check(AnsweredInvitation, without)).toBe(false);
});
