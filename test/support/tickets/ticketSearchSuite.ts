import { files, mail, south, wiki } from '../server/fixtures';
import type { OpenTicketSystem } from './ticketSystemHarness';
import { saml, suiteOf } from './ticketSystemSuite';

const seconds = (time: string) => Date.parse(time) / 1000;

/** Expects that every ticket system finds the same tickets with the same filter, in the same order. */
export function expectSearches(open: OpenTicketSystem): void {
  const { suite } = suiteOf(open);
  let keys: Record<'mail' | 'wiki' | 'files' | 'other' | 'queried', string>;

  beforeEach(async () => {
    const file = (time: string, changes: Parameters<typeof suite.file>[0]) => {
      suite.at(time);
      return suite.file(changes);
    };
    const disconnect = { type: 'UNLINKREQUEST', direction: 'disconnect' } as const;
    keys = {
      mail: await file('2026-03-01T10:00:00Z', {}),
      wiki: await file('2026-03-03T10:00:00Z', { service: saml(wiki), ...disconnect }),
      files: await file('2026-03-02T23:30:00Z', { service: { entityId: files, type: 'oidc10_rp' } }),
      other: await file('2026-03-04T10:00:00Z', { institution: south }),
      // No service of this name is known, so that the ticket has no direction.
      queried: await file('2026-03-05T10:00:00Z', { service: saml(`${mail}?tenant=1`), direction: null }),
    };
  });

  test('an institution sees its own, newest first; without one all are searched', async () => {
    const { queried, files: ofFiles, mail: ofMail, wiki: ofWiki, other } = keys;
    const newestFirst = [queried, ofWiki, ofFiles, ofMail];
    await expect(suite.found({})).resolves.toEqual(newestFirst);
    await expect(suite.found({ sortBy: 'requestDate', sortAscending: true })).resolves.toEqual(newestFirst);
    await expect(suite.found({ sortAsc: true })).resolves.toEqual(newestFirst.toReversed());
    await expect(suite.found({ key: other })).resolves.toEqual([]);
    await expect(suite.search({ key: other }, south)).resolves.toMatchObject({ tickets: [{ key: other }] });
  });

  test('a ticket is found exactly as it was filed', async () => {
    await expect(suite.ticket(keys.files)).resolves.toMatchObject({
      type: 'LINKREQUEST',
      status: 'Open',
      open: true,
      resolution: null,
      rejected: false,
      service_entity_id: files,
      service_type: 'oidc10_rp',
      direction: 'connect',
      user_name: 'Ann Bee',
      user_email: 'ann@north.example',
      user_uid: 'ann',
      body: 'Please connect us.',
      email_to: '',
      personal_message: '',
      requested_at: new Date('2026-03-02T23:30:00Z'),
      change: { kind: 'connect' },
    });
  });

  test('pages do not change the total; a page size of zero only counts', async () => {
    const page = await suite.search({ maxResults: 2, startAt: 1 });
    expect(page.tickets.map(({ key }) => key)).toEqual([keys.wiki, keys.files]);
    expect(page.total).toBe(4);
    await expect(suite.search({ maxResults: 0 })).resolves.toEqual({ tickets: [], total: 4 });
    await expect(suite.search({ startAt: 9 })).resolves.toEqual({ tickets: [], total: 4 });
  });

  test('a service matches exactly, regardless of the query string', async () => {
    await expect(suite.found({ spEntityId: mail })).resolves.toEqual([keys.mail]);
    await expect(suite.found({ spEntityId: `${mail}?from=list` })).resolves.toEqual([keys.mail]);
    await expect(suite.found({ spEntityId: `${mail}?tenant=1` })).resolves.toEqual([keys.queried, keys.mail]);
    await expect(suite.found({ spEntityId: mail.slice(0, -1) })).resolves.toEqual([]);
    await expect(suite.found({ spEntityId: '" OR "' })).resolves.toEqual([]);
  });

  test('type, status and key select; no value selects all', async () => {
    await suite.withdraw(keys.mail);
    await expect(suite.found({ types: ['UNLINKREQUEST', 'CHANGE'] })).resolves.toEqual([keys.wiki]);
    await expect(suite.found({ statuses: ['Resolved', 'Closed'] })).resolves.toEqual([keys.mail]);
    await expect(suite.found({ statuses: ['Open'], types: [] })).resolves.toHaveLength(3);
    await expect(suite.found({ key: keys.wiki })).resolves.toEqual([keys.wiki]);
    await expect(suite.found({ key: 'NONE-1' })).resolves.toEqual([]);
    await expect(suite.found({ key: keys.wiki, types: ['CHANGE'] })).resolves.toEqual([]);
  });

  test('days are those of the federation: from the start of the first day to the start of the last one', async () => {
    const { queried, wiki: ofWiki, files: ofFiles, mail: ofMail } = keys;
    await expect(suite.found({ from: seconds('2026-03-03T12:00:00Z') })).resolves.toEqual([
      queried,
      ofWiki,
      ofFiles,
    ]);
    await expect(suite.found({ to: seconds('2026-03-02T12:00:00Z') })).resolves.toEqual([ofMail]);
    await expect(suite.found({ from: Number.MAX_SAFE_INTEGER })).resolves.toEqual([]);
    const always = { from: Number.MIN_SAFE_INTEGER, to: Number.MAX_SAFE_INTEGER };
    await expect(suite.found(always)).resolves.toHaveLength(4);
  });

  test('every order, either way round', async () => {
    const { queried, wiki: ofWiki, files: ofFiles, mail: ofMail } = keys;
    suite.at('2026-03-06T10:00:00Z');
    await suite.withdraw(ofFiles);
    const orders = {
      requestDate: [ofMail, ofFiles, ofWiki, queried],
      updateDate: [ofMail, ofWiki, queried, ofFiles],
      jiraKey: [ofMail, ofWiki, ofFiles, queried],
      type: [ofMail, ofFiles, queried, ofWiki],
      status: [ofFiles, ofMail, ofWiki, queried],
    } as const;
    for (const [sortBy, order] of Object.entries(orders) as [keyof typeof orders, readonly string[]][]) {
      await expect(suite.found({ sortBy, sortAsc: true })).resolves.toEqual(order);
      await expect(suite.found({ sortBy })).resolves.toEqual(order.toReversed());
    }
    const byName = await suite.found({ sortBy: 'spName', sortAsc: true });
    expect(byName.filter((key) => key !== queried)).toEqual([ofFiles, ofMail, ofWiki]);
  });
}
