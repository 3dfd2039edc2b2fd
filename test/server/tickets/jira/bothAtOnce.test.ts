/**
 * Two dashboards on the same issues during a migration: ours, and the double of the existing server, which reads and writes issues as
 * the contract tells of it.
 */
import type { Ticket } from '../../../../src/contracts/wire/ticket';
import type { TicketEvent } from '../../../../src/contracts/wire/ticketParts';
import { openTestDatabase, type TestDatabase } from '../../../support/database';
import { mail, north, wiki } from '../../../support/fixtures';
import { existingWorld } from '../../../support/jira/existingWorld';
import { exampleMapping, jiraKinds, openTestJira, type TestJira } from '../../../support/jira/openTestJira';
import {
  federation,
  login,
  service,
  type Federation,
  type Role,
} from '../../../support/otherServer/federation';
import { answerOverJira } from '../../../support/otherServer/overJira';
import { seenIn } from '../../../support/otherServer/seenIn';
import type { TestClient } from '../../../support/server';
import { newWorld, serverElsewhere, type ServerElsewhere } from '../../../support/ticketsElsewhere';
import { invitation, SEND, withPeople } from '../../invitations/inviting';

const MAPPING = 'docs/switching/jira.existing.json';

describe.each(jiraKinds)('both dashboards on Jira %s', (kind) => {
  let database: TestDatabase;
  let jira: TestJira;
  let server: ServerElsewhere;
  let existing: Federation;
  let admin: TestClient;
  let desk: TestClient;

  beforeAll(async () => {
    database = await openTestDatabase();
  });
  beforeEach(async () => {
    await database.reset();
    await withPeople(database);
    jira = await openTestJira(undefined, kind);
    Object.assign(jira.double.world, existingWorld());
    const remote = jira.open({ mapping: exampleMapping(MAPPING) });
    expect(await remote.faults()).toEqual([]);
    server = await serverElsewhere(newWorld(database), { remote });
    [admin, desk] = [await server.as('admin'), await server.as('superUser')];
    existing = federation({
      institutions: [
        { entityId: north, eid: 7, names: { en: 'North' }, institutionId: 'N', state: 'prodaccepted' },
      ],
      services: [
        service({ id: 12, spEntityId: mail, names: { en: 'Mail' } }),
        service({ id: 11, spEntityId: wiki, names: { en: 'Wiki' }, connectedTo: [north] }),
      ],
    });
  });
  afterEach(async () => {
    await server.outbox.stop();
    await jira.close();
  });
  afterAll(() => database.close());

  async function theirs<T>(method: string, path: string, body: object, role: Role = 'ADMIN'): Promise<T> {
    existing.login = login({ role, idp: north });
    const isForm = path.startsWith('/services/');
    const request = new Request(`https://existing.example/dashboard/api${path}`, {
      method,
      headers: {
        'X-IDP-ENTITY-ID': north,
        'Content-Type': isForm ? 'application/x-www-form-urlencoded' : 'application/json',
      },
      body: isForm ? new URLSearchParams(body as Record<string, string>).toString() : JSON.stringify(body),
    });
    const answer = await answerOverJira(jira.double, existing, await seenIn(request));
    expect([path, answer.status]).toEqual([path, 200]);
    return ((await answer.json()) as { payload: T }).payload;
  }
  async function ours<T>(person: TestClient, method: 'POST' | 'PUT', path: string, body: object) {
    const isForm = path.startsWith('/services/');
    const answer = await person.call(
      method,
      `/dashboard/api${path}`,
      isForm ? new URLSearchParams(body as Record<string, string>).toString() : body,
      isForm ? { 'content-type': 'application/x-www-form-urlencoded' } : {},
    );
    return { status: answer.statusCode, body: answer.json<T>() };
  }

  type Page = { readonly total: number; readonly issues: readonly Ticket[] };
  const shownByTheirs = async (filter: object = {}) =>
    (await theirs<Page>('POST', '/actions', filter)).issues;
  async function shownByOurs(filter: object = {}) {
    const { body } = await ours<{ payload: Page }>(admin, 'POST', '/actions', filter);
    return body.payload.issues;
  }

  const connect = { spEntityId: mail, type: 'saml20_sp', comments: 'For forty people' };
  const disconnect = { ...connect, spEntityId: wiki };
  const consent = {
    spEntityId: wiki,
    type: 'NO_CONSENT',
    explanationEn: '',
    explanationNl: '',
    typeMetaData: 'saml20_sp',
  };
  const invite = invitation();
  const uninvite = invitation({ connectionRequest: false, spEntityId: wiki, spId: 11 });
  const filings = [
    ['LINKREQUEST', 'POST', '/services/connect', connect, 'Open', mail],
    ['UNLINKREQUEST', 'POST', '/services/disconnect', disconnect, 'Open', wiki],
    ['CHANGE', 'POST', '/users/me/consent', consent, 'Open', wiki],
    ['LINKINVITE', 'POST', '/users/inviteRequest', invite, 'Waiting for customer', mail],
    ['UNLINKINVITE', 'POST', '/users/inviteRequest', uninvite, 'Waiting for customer', wiki],
  ] as const;
  const isInvitation = (type: string) => type.endsWith('INVITE');

  describe('REQUIREMENTS 397: what one files the other shows', () => {
    test.each(filings)('ours files %s', async (type, method, path, body, status, spId) => {
      const filed = await ours<{ payload: Ticket }>(isInvitation(type) ? desk : admin, method, path, body);
      expect([filed.status, filed.body]).toEqual([200, expect.anything()]);
      const [ticket, ...others] = await shownByTheirs();
      expect(others).toEqual([]);
      const { jiraKey } = filed.body.payload;
      const idpName = 'North';
      const spName = spId === mail ? 'Mail' : 'Wiki';
      const userName = isInvitation(type) ? 'Test superUser' : 'Test admin';
      expect(ticket).toMatchObject({ jiraKey, type, status, idpId: north, idpName, spId, spName, userName });
      expect(ticket).toMatchObject({
        typeMetaData: 'saml20_sp',
        rejected: false,
        userEmail: expect.stringContaining('@'),
      });
      if (isInvitation(type)) expect(ticket?.emailTo).toContain('ann@north.example');
      if (isInvitation(type)) expect(ticket?.personalMessage).toBe('Shall we?');
    });

    test.each(filings)('the existing one files %s', async (type, method, path, body, status, spId) => {
      const { jiraKey } = await theirs<Ticket>(
        method,
        path,
        body,
        isInvitation(type) ? 'SUPER_USER' : 'ADMIN',
      );
      const [ticket, ...others] = await shownByOurs();
      expect(others).toEqual([]);
      expect(ticket).toMatchObject({ jiraKey, type, status, idpId: north, spId, rejected: false });
      expect(ticket).toMatchObject({ typeMetaData: 'saml20_sp', spEid: spId === mail ? 12 : 11 });
      if (isInvitation(type)) expect(ticket?.emailTo).toContain('ann@north.example');
      else expect(ticket).toMatchObject({ userName: 'Ann Bee', userEmail: 'ann@uni.example' });
      // Who filed it is not known here, so that nobody can withdraw it.
      expect(ticket).not.toHaveProperty('withdrawable');
    });

    test('settings of an institution are about no service, whoever files them', async () => {
      jira.double.issues.create({
        project: { key: 'CXT' },
        issuetype: { name: 'Change' },
        summary: 'Settings',
        description: 'Applicant name: Ann Bee\nRemark: Applicant name: Eve',
        customfield_10101: north,
        customfield_10102: 'N/A',
      });
      expect(await shownByOurs()).toMatchObject([{ type: 'CHANGE', spId: '', userName: 'Ann Bee' }]);
    });
  });

  describe('REQUIREMENTS 398: nothing is filed twice', () => {
    test.each(filings.filter(([type]) => type !== 'CHANGE'))(
      'ours refuses what the existing one has open: %s',
      async (type, method, path, body) => {
        const who = isInvitation(type) ? 'SUPER_USER' : 'ADMIN';
        const { jiraKey } = await theirs<Ticket>(method, path, body, who);
        const again = await ours<{ ticket?: string; jiraKey?: string; type: string }>(
          isInvitation(type) ? desk : admin,
          method,
          path,
          body,
        );
        expect([again.status, JSON.stringify(again.body)]).toEqual([
          409,
          expect.stringMatching(new RegExp(`already-requested.*${jiraKey}|${jiraKey}.*already-requested`)),
        ]);
        expect(jira.double.issues.all).toHaveLength(1);
      },
    );

    test.each(filings.filter(([type]) => type !== 'CHANGE'))(
      'what ours has open, the existing one finds before its dialog opens: %s',
      async (type, method, path, body, status, spId) => {
        await ours(isInvitation(type) ? desk : admin, method, path, body);
        const statuses = ['Open', 'In Progress', 'Waiting for customer'];
        const pending = { spEntityId: spId, types: [type], statuses, maxResults: 1 };
        expect(await shownByTheirs(pending)).toMatchObject([{ type, status }]);
      },
    );

    test('a request and an invitation to the same are one thing', async () => {
      await theirs('POST', '/users/inviteRequest', invite, 'SUPER_USER');
      expect((await ours(admin, 'POST', '/services/connect', connect)).status).toBe(409);
    });

    test('both within the seconds until Jira finds a new issue: two are there, both see both, and no third comes', async () => {
      const { issues } = jira.double;
      const { jiraKey } = await theirs<Ticket>('POST', '/services/connect', connect);
      issues.unindexed.add(String(jiraKey));
      expect((await ours(admin, 'POST', '/services/connect', connect)).status).toBe(200);
      issues.unindexed.clear();
      const keys = [
        (await shownByOurs()).map((one) => one.jiraKey),
        (await shownByTheirs()).map((one) => one.jiraKey),
      ];
      for (const found of keys) expect(found.sort()).toEqual(['CXT-1', 'CXT-2']);
      expect((await ours(admin, 'POST', '/services/connect', connect)).status).toBe(409);
      // The one of ours can be withdrawn by whoever filed it; the other one goes on.
      const path = '/x/tickets/CXT-2/withdrawal';
      expect([path, (await ours(admin, 'POST', path, { comment: '' })).status]).toEqual([path, 200]);
      expect((await shownByTheirs()).map(({ jiraKey: key, status }) => [key, status])).toEqual([
        ['CXT-2', 'Closed'],
        ['CXT-1', 'Open'],
      ]);
    });
  });

  describe('REQUIREMENTS 399: an invitation is answered once, at either dashboard, whoever sent it', () => {
    const senders = ['ours', 'the existing one'] as const;
    const answers = ['ACCEPTED', 'REJECTED'] as const;
    const cases = senders.flatMap((sender) => answers.map((status) => [sender, status] as const));

    async function sent(by: (typeof senders)[number]): Promise<string> {
      if (by === 'ours') {
        const { body } = await ours<{ payload: Ticket }>(
          desk,
          'POST',
          SEND.slice('/dashboard/api'.length),
          invite,
        );
        return String(body.payload.jiraKey);
      }
      return String((await theirs<Ticket>('POST', '/users/inviteRequest', invite, 'SUPER_USER')).jiraKey);
    }
    const answer = (status: string, jiraKey: string) => ({
      status,
      type: 'LINKINVITE',
      jiraKey,
      comment: 'Thank you',
      spEntityId: mail,
      typeMetaData: 'saml20_sp',
    });

    test.each(cases)('sent by %s, %s at the existing one', async (by, status) => {
      const key = await sent(by);
      await theirs('PUT', '/users/inviteRequest', answer(status, key));
      const [ticket] = await shownByOurs({ key });
      const rejected = status === 'REJECTED';
      expect(ticket).toMatchObject({ status: 'In Progress', rejected });
      const events: readonly TicketEvent[] = ticket?.events ?? [];
      expect(events.map(({ event }) => event)).toContain(
        rejected ? 'invitation.denied' : 'invitation.accepted',
      );
      const late = await ours(admin, 'PUT', '/users/inviteRequest', answer('ACCEPTED', key));
      expect(late.status).toBe(409);
    });

    test.each(cases)('sent by %s, %s at ours', async (by, status) => {
      const key = await sent(by);
      const told = await ours(admin, 'PUT', '/users/inviteRequest', answer(status, key));
      expect([told.status, told.body]).toEqual([200, expect.anything()]);
      const rejected = status === 'REJECTED';
      const shown = { jiraKey: key, status: 'In Progress', rejected };
      expect(await shownByTheirs({ key })).toMatchObject([shown]);
      expect(await shownByOurs({ key })).toMatchObject([shown]);
      expect(jira.double.issues.find(key).comments).toEqual([
        ...(rejected ? ['The institution has rejected this ticket of the type LINKINVITE.'] : []),
        'Thank you',
      ]);
    });
  });
});
