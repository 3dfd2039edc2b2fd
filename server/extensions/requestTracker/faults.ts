import { type Static, type TSchema, Type } from 'typebox';
import { RemoteFailure } from '../../modules/tickets/remote.module';
import type { RtMapping } from './rtMapping';
import { Id, queuePath } from './rtQueue';
import { RtTicket, type TicketParts } from './rtTicket';
import { inQueue } from './ticketSql';
import { onePage } from './texts';

const Named = Type.Object({ id: Id, name: Type.String() });
const Links = Type.Array(Type.Object({ ref: Type.String() }));
const Queue = Type.Object({
  Name: Type.String(),
  Disabled: Type.Union([Type.String(), Type.Integer()]),
  Lifecycle: Type.String(),
  TicketCustomFields: Type.Array(Named),
  _hyperlinks: Links,
});
type Queue = Static<typeof Queue>;

const Field = Type.Object({
  Type: Type.String(),
  /** Texts, or objects with a name, depending on the version. */
  Values: Type.Optional(Type.Array(Type.Union([Type.String(), Type.Object({ name: Type.String() })]))),
});
const Newest = Type.Object({ ...RtTicket.properties, _hyperlinks: Links });

/** Returns a sentence for each part of the mapping that the server does not know or allow. Throws RemoteFailure. */
export async function faultsOf(parts: TicketParts, signal: AbortSignal): Promise<string[]> {
  const { mapping } = parts;
  const refusal = await accountFault(parts, signal);
  if (refusal !== undefined) return [refusal];
  const queue = await seen(parts, queuePath(mapping), Queue, signal);
  if (queue?.Name !== mapping.queue) {
    return [`queue: the server shows the account no queue "${mapping.queue}" (right SeeQueue).`];
  }
  return [
    ...queueFaults(queue, mapping),
    ...fieldFaults(queue, mapping),
    ...(await typeFaults(parts, queue, signal)),
    ...(await rightFaults(parts, signal)),
  ];
}

/** Reads a resource that the account can see; undefined: it cannot, or there is none. */
async function seen<Schema extends TSchema>(
  { client }: TicketParts,
  path: string,
  schema: Schema,
  signal: AbortSignal,
): Promise<Static<Schema> | undefined> {
  try {
    return await client.read(path, schema, signal);
  } catch (error) {
    if (error instanceof RemoteFailure && (error.status === 403 || error.status === 404)) return undefined;
    throw error;
  }
}

/** Returns the fault in the account or the address; undefined: none. */
async function accountFault({ client }: TicketParts, signal: AbortSignal): Promise<string | undefined> {
  try {
    await client.read('rt', Type.Object({ Version: Type.String() }), signal);
    return undefined;
  } catch (error) {
    if (!(error instanceof RemoteFailure)) throw error;
    if (error.status === 401) {
      return 'The server does not let the account in (401): check RT_TOKEN, or RT_USER and RT_PASSWORD.';
    }
    if (error.status === 404) return 'RT_URL: this address does not serve REST/2.0 (404): check its path.';
    throw error;
  }
}

function queueFaults(queue: Queue, { lifecycle }: RtMapping): string[] {
  const { Name, Lifecycle, Disabled, _hyperlinks: links } = queue;
  const canCreate = links.some(({ ref }) => ref === 'create');
  return [
    ...(Number(Disabled) === 0 ? [] : [`queue: "${Name}" is disabled.`]),
    ...(Lifecycle === lifecycle
      ? []
      : [`lifecycle: the queue has the lifecycle "${Lifecycle}", and not "${lifecycle}".`]),
    ...(canCreate ? [] : [`queue: the account may not create tickets in "${Name}" (right CreateTicket).`]),
  ];
}

function fieldFaults({ TicketCustomFields: known }: Queue, { fields, queue }: RtMapping): string[] {
  return Object.entries(fields)
    .filter(([, name]) => !known.some((field) => field.name === name))
    .map(
      ([place, name]) =>
        `fields.${place}: "${queue}" shows the account no custom field "${name}" (right SeeCustomField).`,
    );
}

/** Returns the faults in the values of the field for types, if it has a list of them. */
async function typeFaults(
  parts: TicketParts,
  { TicketCustomFields: known }: Queue,
  signal: AbortSignal,
): Promise<string[]> {
  const { fields, types } = parts.mapping;
  const id = known.find(({ name }) => name === fields.type)?.id;
  if (id === undefined) return [];
  const field = await seen(parts, `customfield/${id}`, Field, signal);
  if (!field) {
    return [
      `fields.type: the account may not read the field itself (right SeeCustomField on "${fields.type}").`,
    ];
  }
  if (field.Type !== 'Select') return [];
  const values = (field.Values ?? []).map((value) => (typeof value === 'string' ? value : value.name));
  return Object.entries(types)
    .filter(([, value]) => !values.includes(value))
    .map(([type, value]) => `types.${type}: "${fields.type}" has no value "${value}".`);
}

/** Returns the rights that are missing on the newest ticket; without a ticket, they cannot be checked. */
async function rightFaults(parts: TicketParts, signal: AbortSignal): Promise<string[]> {
  const { client, mapping } = parts;
  const parameters = new URLSearchParams({ query: inQueue(mapping), orderby: 'id', order: 'DESC' });
  const path = `tickets?${parameters.toString()}&fields=Status,Created,LastUpdated,_hyperlinks`;
  const [newest] = (await onePage(client, path, 1, Newest, signal, undefined, 1)).items;
  if (!newest || newest._hyperlinks.some(({ ref }) => ref === 'correspond')) return [];
  return [`queue: the account may not reply to requestors (right ReplyToTicket).`];
}
