import { type Static, type TArray, type TSchema, Type } from 'typebox';
import type { RemoteClient } from '../../modules/tickets/remote.module';
import { plainText } from './plainText';
import { inPortions } from './portions';
import { allOf, anyOf } from './ticketSql';

const AT_A_TIME = 100;

const Id = Type.String({ pattern: '^\\d+$' });

/** An event of a ticket: its creation, another status, or a message to the requester. */
const Happened = Type.Object({
  id: Id,
  Type: Type.String(),
  ObjectId: Id,
  Created: Type.String(),
  Creator: Type.Object({ id: Type.String(), RealName: Type.Optional(Type.String()) }),
  OldValue: Type.Optional(Type.String()),
  NewValue: Type.Optional(Type.String()),
});
type Happened = Static<typeof Happened>;

const Attached = Type.Object({
  id: Id,
  TransactionId: Id,
  ContentType: Type.String(),
  Filename: Type.Optional(Type.String()),
});
type Attached = Static<typeof Attached>;
const Contents = Type.Object({ id: Id, Content: Type.Optional(Type.String()) });

/** Types of transactions that may be shown. Comments are excluded: they are for the people who process a ticket. */
type Shown = 'Create' | 'Status' | 'Correspond';

/** Reads the events of tickets, each oldest first, by ticket number. Throws RemoteFailure. */
export function happenedTo(
  client: RemoteClient,
  tickets: readonly number[],
  types: readonly Shown[],
  signal: AbortSignal,
): Promise<Happened[]> {
  return inPortions(tickets, (some) => {
    const query = allOf([
      "ObjectType = 'RT::Ticket'",
      anyOf(some.map((ticket) => `ObjectId = ${ticket}`)),
      anyOf(types.map((type) => `Type = '${type}'`)),
    ]);
    const parameters = new URLSearchParams({
      query,
      fields: 'Type,ObjectId,Created,Creator,OldValue,NewValue',
      'fields[Creator]': 'RealName',
      orderby: 'id',
    });
    return allPages(client, `transactions?${parameters.toString()}`, Happened, signal);
  });
}

/**
 * Reads the texts of transactions as plain text, by their IDs; those without text are missing. Throws RemoteFailure.
 */
export async function textsOf(
  client: RemoteClient,
  transactions: readonly string[],
  signal: AbortSignal,
): Promise<Map<string, string>> {
  const written = await inPortions(transactions, (some) => writtenIn(client, some, signal));
  const contents = await inPortions(written, (some) => contentsOf(client, some, signal));
  const texts = new Map(contents.map(({ id, Content = '' }) => [id, Content]));
  return new Map(
    written.map(({ id, TransactionId, ContentType }) => [
      TransactionId,
      plainText(texts.get(id) ?? '', ContentType),
    ]),
  );
}

/** Finds the texts of transactions. Skips attached files, which were not written here and may be long. */
async function writtenIn(
  client: RemoteClient,
  transactions: readonly string[],
  signal: AbortSignal,
): Promise<Attached[]> {
  const body = [
    ...transactions.map((value) => ({ field: 'TransactionId', value, entry_aggregator: 'OR' })),
    { field: 'ContentType', operator: 'STARTSWITH', value: 'text/' },
  ];
  const path = 'attachments?fields=TransactionId,ContentType,Filename&orderby=id';
  const attached = await allPages(client, path, Attached, signal, body);
  return transactions.flatMap((transaction) => {
    const written = attached.filter(
      ({ TransactionId, Filename = '' }) => TransactionId === transaction && Filename === '',
    );
    return written.find(({ ContentType }) => ContentType === 'text/plain') ?? written[0] ?? [];
  });
}

function contentsOf(
  client: RemoteClient,
  attached: readonly Attached[],
  signal: AbortSignal,
): Promise<Static<typeof Contents>[]> {
  const body = attached.map(({ id }) => ({ field: 'id', value: id, entry_aggregator: 'OR' }));
  return allPages(client, 'attachments?fields=Content&orderby=id', Contents, signal, body);
}

/** Reads the first texts of tickets, by ticket number. Throws RemoteFailure. */
export async function firstTexts(
  client: RemoteClient,
  tickets: readonly number[],
  signal: AbortSignal,
): Promise<Map<number, string>> {
  if (tickets.length === 0) return new Map();
  const made = await happenedTo(client, tickets, ['Create'], signal);
  const ids = made.map(({ id }) => id);
  const words = await textsOf(client, ids, signal);
  return new Map(made.map(({ id, ObjectId }) => [Number(ObjectId), words.get(id) ?? '']));
}

/** Reads a whole list. Throws RemoteFailure. */
async function allPages<Row extends TSchema>(
  client: RemoteClient,
  path: string,
  row: Row,
  signal: AbortSignal,
  body?: object,
): Promise<Static<Row>[]> {
  const rows: Static<Row>[] = [];
  for (let page = 1; ; page += 1) {
    const found = await onePage(client, path, page, row, signal, body);
    rows.push(...found.items);
    if (found.items.length < AT_A_TIME) return rows;
  }
}

/** Reads one page of a list, the first being 1; `total` is null if the server does not count. Throws RemoteFailure. */
export async function onePage<Row extends TSchema>(
  client: RemoteClient,
  path: string,
  page: number,
  row: Row,
  signal: AbortSignal,
  body?: object,
  size = AT_A_TIME,
): Promise<{ readonly items: Static<Row>[]; readonly total: number | null }> {
  const items: TArray<Row> = Type.Array(row);
  const Page = Type.Object({ items, total: Type.Union([Type.Integer(), Type.Null()]) });
  return client.read(`${path}&page=${page}&per_page=${size}`, Page, signal, body);
}
