/** Long lists: for any number of tickets, no address is longer than web servers accept. */
import { searchTickets } from '../../../../server/extensions/requestTracker/searchTickets';
import type { RemoteClient } from '../../../../server/modules/tickets/remote/remoteClient';
import { north } from '../../../support/server/fixtures';
import { exampleMapping } from '../openTestRt';

/** By default, Apache accepts 8,190 bytes and nginx 8,192. */
const LONGEST_ADDRESS = 8_000;
const ALL = 730;
const FIRST = 1_000_000;

const mapping = exampleMapping();
const at = '2026-03-01T09:48:21Z';
const everyId = Array.from({ length: ALL }, (_, index) => FIRST + index);
const ticketOf = (id: number) => ({
  id: String(id),
  Status: 'open',
  Created: at,
  LastUpdated: at,
  CustomFields: [
    { name: mapping.fields.type, values: [mapping.types.QUESTION] },
    { name: mapping.fields.institution, values: [north] },
  ],
});
const createdOf = (id: number) => ({
  id: String(id * 2),
  Type: 'Create',
  ObjectId: String(id),
  Created: at,
  Creator: { id: 'ann' },
});

/** Answers as a Request Tracker with 730 tickets, each of which begins with its number. */
function bigTracker(addresses: string[]): RemoteClient {
  const parametersOf = (path: string) => new URL(path, 'https://rt.example/REST/2.0/').searchParams;
  const read: RemoteClient['read'] = async (path, _schema, _signal, body) => {
    addresses.push(path);
    const [page, size] = [Number(parametersOf(path).get('page')), Number(parametersOf(path).get('per_page'))];
    const some = <Item>(items: readonly Item[], total: number | null) =>
      ({ items: items.slice((page - 1) * size, page * size), total }) as never;
    const query = parametersOf(path).get('query') ?? '';
    const named = [...query.matchAll(/\b(?:id|ObjectId) = (\d+)/g)].map(([, id]) => Number(id));
    if (path.startsWith('transactions')) return some(named.map(createdOf), null);
    if (path.startsWith('tickets')) {
      const found = named.length > 0 ? named : everyId;
      return some(found.map(ticketOf), found.length);
    }
    const ids = (body as { field: string; value: string }[]).flatMap(({ field, value }) =>
      ['id', 'TransactionId'].includes(field) ? value : [],
    );
    return some(
      ids.map((id) => ({
        id,
        TransactionId: id,
        ContentType: 'text/plain',
        Content: String(Number(id) / 2),
      })),
      null,
    );
  };
  return { read } as RemoteClient;
}

test('hundreds of tickets are read in portions, each with its own words (REQUIREMENTS 381)', async () => {
  const addresses: string[] = [];
  const parts = {
    client: bigTracker(addresses),
    mapping,
    mostTickets: 2_000,
    services: { isKnown: async () => false, namesOf: async () => new Map() },
  } as unknown as Parameters<typeof searchTickets>[0];
  const { signal } = new AbortController();
  const { tickets, total } = await searchTickets(parts, north, { maxResults: ALL }, signal);
  expect(total).toBe(ALL);
  const seen = tickets.map(({ key, body }) => [key, body]).sort();
  expect(seen).toEqual(everyId.map((id) => [`RT-${id}`, String(id)]));
  expect(Math.max(...addresses.map(({ length }) => length))).toBeLessThan(LONGEST_ADDRESS);
});
