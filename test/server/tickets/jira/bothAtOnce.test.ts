/**
 * Two dashboards on the same issues during a migration: ours, and the double of the existing server, which
 * reads and writes issues as the contract says.
 */
import type { Ticket } from '../../../../src/contracts/wire/ticket';
import type { TicketEvent } from '../../../../src/contracts/wire/ticketParts';
import { openTestDatabase, type TestDatabase } from '../../../support/server/database';
import { mail, north, wiki } from '../../../support/server/fixtures';
import { jiraKinds } from '../../../support/tickets/jira/openTestJira';
import { openBothDashboards, type BothDashboards } from '../../../support/otherServer/bothDashboards';
import { invitation, withPeople } from '../../invitations/inviting';

describe.each(jiraKinds)('both dashboards on Jira %s', (kind) => {
  let database: TestDatabase;
  let both: BothDashboards;

  beforeAll(async () => {
    database = await openTestDatabase();
  });
  beforeEach(async () => {
    await database.reset();
    await withPeople(database);
    both = await openBothDashboards(database, kind);
  });
  afterEach(() => both.close());
  afterAll(() => database.close());

  const issues = () => both.double.issues;
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

  describe('REQUIREMENTS 395: each shows what the other files', () => {
    test.each(filings)('ours files %s', async (type, method, path, body, status, spId) => {
      const filed = await both.ours<{ payload: Ticket }>(
        isInvitation(type) ? 'superUser' : 'admin',
        method,
        path,
        body,
      );
      expect([filed.status, filed.body]).toEqual([200, expect.anything()]);
      const [ticket, ...others] = await both.shownByTheirs();
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
      const { jiraKey } = await both.theirs<Ticket>(
        method,
        path,
        body,
        isInvitation(type) ? 'SUPER_USER' : 'ADMIN',
      );
      const [ticket, ...others] = await both.shownByOurs();
      expect(others).toEqual([]);
      expect(ticket).toMatchObject({ jiraKey, type, status, idpId: north, spId, rejected: false });
      expect(ticket).toMatchObject({ typeMetaData: 'saml20_sp', spEid: spId === mail ? 12 : 11 });
      if (isInvitation(type)) expect(ticket?.emailTo).toContain('ann@north.example');
      else expect(ticket).toMatchObject({ userName: 'Ann Bee', userEmail: 'ann@uni.example' });
      // The person who filed it is unknown here, so no one can withdraw it.
      expect(ticket).not.toHaveProperty('withdrawable');
    });

    test('settings of an institution have no service, regardless of who files them', async () => {
      issues().create({
        project: { key: 'CXT' },
        issuetype: { name: 'Change' },
        summary: 'Settings',
        description: 'Applicant name: Ann Bee\nRemark: Applicant name: Eve',
        customfield_10101: north,
        customfield_10102: 'N/A',
      });
      expect(await both.shownByOurs()).toMatchObject([{ type: 'CHANGE', spId: '', userName: 'Ann Bee' }]);
    });
  });

  describe('REQUIREMENTS 396: nothing is filed twice', () => {
    test.each(filings.filter(([type]) => type !== 'CHANGE'))(
      'ours refuses a request that the existing one has open: %s',
      async (type, method, path, body) => {
        const who = isInvitation(type) ? 'SUPER_USER' : 'ADMIN';
        const { jiraKey } = await both.theirs<Ticket>(method, path, body, who);
        const again = await both.ours<{ ticket?: string; jiraKey?: string; type: string }>(
          isInvitation(type) ? 'superUser' : 'admin',
          method,
          path,
          body,
        );
        expect([again.status, JSON.stringify(again.body)]).toEqual([
          409,
          expect.stringMatching(new RegExp(`already-requested.*${jiraKey}|${jiraKey}.*already-requested`)),
        ]);
        expect(issues().all).toHaveLength(1);
      },
    );

    test.each(filings.filter(([type]) => type !== 'CHANGE'))(
      'the existing one finds a request that ours has open before its dialog opens: %s',
      async (type, method, path, body, status, spId) => {
        await both.ours(isInvitation(type) ? 'superUser' : 'admin', method, path, body);
        const statuses = ['Open', 'In Progress', 'Waiting for customer'];
        const pending = { spEntityId: spId, types: [type], statuses, maxResults: 1 };
        expect(await both.shownByTheirs(pending)).toMatchObject([{ type, status }]);
      },
    );

    test('a request and an invitation to the same connection count as one', async () => {
      await both.theirs('POST', '/users/inviteRequest', invite, 'SUPER_USER');
      expect((await both.ours('admin', 'POST', '/services/connect', connect)).status).toBe(409);
    });

    test('both within the seconds until Jira finds a new issue: two exist, both see both, and no third comes', async () => {
      const { jiraKey } = await both.theirs<Ticket>('POST', '/services/connect', connect);
      issues().unindexed.add(String(jiraKey));
      expect((await both.ours('admin', 'POST', '/services/connect', connect)).status).toBe(200);
      issues().unindexed.clear();
      const keys = [
        (await both.shownByOurs()).map((one) => one.jiraKey),
        (await both.shownByTheirs()).map((one) => one.jiraKey),
      ];
      for (const found of keys) expect(found.sort()).toEqual(['CXT-1', 'CXT-2']);
      expect((await both.ours('admin', 'POST', '/services/connect', connect)).status).toBe(409);
      // Ours can be withdrawn by the person who filed it; the other one continues.
      const path = '/x/tickets/CXT-2/withdrawal';
      expect([path, (await both.ours('admin', 'POST', path, { comment: '' })).status]).toEqual([path, 200]);
      expect((await both.shownByTheirs()).map(({ jiraKey: key, status }) => [key, status])).toEqual([
        ['CXT-2', 'Closed'],
        ['CXT-1', 'Open'],
      ]);
    });
  });

  describe('REQUIREMENTS 397: an invitation is answered once, at either dashboard, regardless of who sent it', () => {
    const senders = ['ours', 'the existing one'] as const;
    const answers = ['ACCEPTED', 'REJECTED'] as const;
    const cases = senders.flatMap((sender) => answers.map((status) => [sender, status] as const));

    async function sent(by: (typeof senders)[number]): Promise<string> {
      if (by === 'ours') {
        const { body } = await both.ours<{ payload: Ticket }>(
          'superUser',
          'POST',
          '/users/inviteRequest',
          invite,
        );
        return String(body.payload.jiraKey);
      }
      return String(
        (await both.theirs<Ticket>('POST', '/users/inviteRequest', invite, 'SUPER_USER')).jiraKey,
      );
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
      await both.theirs('PUT', '/users/inviteRequest', answer(status, key));
      const [ticket] = await both.shownByOurs({ key });
      const rejected = status === 'REJECTED';
      expect(ticket).toMatchObject({ status: 'In Progress', rejected });
      const events: readonly TicketEvent[] = ticket?.events ?? [];
      expect(events.map(({ event }) => event)).toContain(
        rejected ? 'invitation.denied' : 'invitation.accepted',
      );
      const late = await both.ours('admin', 'PUT', '/users/inviteRequest', answer('ACCEPTED', key));
      expect(late.status).toBe(409);
    });

    test.each(cases)('sent by %s, %s at ours', async (by, status) => {
      const key = await sent(by);
      const response = await both.ours('admin', 'PUT', '/users/inviteRequest', answer(status, key));
      expect([response.status, response.body]).toEqual([200, expect.anything()]);
      const rejected = status === 'REJECTED';
      const shown = { jiraKey: key, status: 'In Progress', rejected };
      expect(await both.shownByTheirs({ key })).toMatchObject([shown]);
      expect(await both.shownByOurs({ key })).toMatchObject([shown]);
      expect(issues().find(key).comments).toEqual([
        ...(rejected ? ['The institution has rejected this ticket of the type LINKINVITE.'] : []),
        'Thank you',
      ]);
    });
  });
});
