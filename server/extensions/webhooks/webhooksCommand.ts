import { randomUUID } from 'node:crypto';
import { Type, type Static } from 'typebox';
import { Value } from 'typebox/value';
import { eventKinds, type Webhook } from '../../../src/contracts/wire/events';
import { type Actor, operator, recordAudit } from '../../platform/audit/audit.module';
import { isLoopback } from '../../platform/config/isLoopback';
import { Refusal } from '../../platform/control/refusal';
import type { Handler } from '../../platform/control/serve';
import type { Tx } from '../../platform/storage/database';
import { attempt, type Delivering } from './delivering';
import { claimNext } from './deliveries';
import { keyOf } from './key';
import { leave } from '../../platform/events/recordEvent';
import { replay } from './replay';
import { secretText } from './secret';
import { webhookViews } from './webhookViews';

/** How long the previous secret also signs after a rotation. */
const BOTH_MS = 24 * 3_600_000;

const Name = Type.String({ pattern: '^[^\\p{Cc}]{1,100}$' });
const named = (action: 'rotate' | 'remove' | 'test') =>
  Type.Object({ action: Type.Literal(action), name: Name });

/** Commands of an operator about the programs that receive events. */
export const WebhooksCommand = Type.Union([
  Type.Object({ action: Type.Literal('list') }),
  Type.Object({
    action: Type.Literal('add'),
    name: Name,
    address: Type.String({ minLength: 1, maxLength: 2048 }),
    /** Empty: all. */
    kinds: Type.Array(Type.String()),
  }),
  named('rotate'),
  named('remove'),
  named('test'),
  Type.Object({ action: Type.Literal('replay'), name: Name, event: Type.Optional(Type.String()) }),
]);
export type WebhooksCommand = Static<typeof WebhooksCommand>;

/** The secret is only shown in this answer and cannot be read later. */
export type WebhooksResult =
  | { readonly webhooks: readonly Webhook[] }
  | { readonly secret: string; readonly earlierUntil?: string }
  | { readonly removed: string }
  | { readonly tested: string; readonly delivered: boolean }
  | { readonly replayed: number };

/** Makes the handler of `webhooks`: it takes a WebhooksCommand and returns a WebhooksResult. It throws Refusal. */
export function webhooksHandler(given: Delivering): Handler {
  const { database, now } = given;
  return async (request, _report, by): Promise<WebhooksResult> => {
    const actor = operator(by);
    if (!Value.Check(WebhooksCommand, request))
      throw new Refusal('The server did not understand the command.');
    switch (request.action) {
      case 'list':
        return { webhooks: await webhookViews(database.read, now()) };
      case 'add':
        return add(given, request, actor);
      case 'rotate':
        return rotate(given, request.name, actor);
      case 'remove':
        return remove(given, request.name, actor);
      case 'test':
        return test(given, request.name, actor);
      case 'replay':
        return again(given, request, actor);
    }
  };
}

async function add(
  given: Delivering,
  { name, address, kinds }: Extract<WebhooksCommand, { action: 'add' }>,
  actor: Actor,
): Promise<WebhooksResult> {
  const unknown = kinds.find((kind) => !eventKinds.some((one) => one === kind));
  if (unknown !== undefined)
    throw new Refusal(`Unknown event ${unknown}. Known events: ${eventKinds.join(', ')}.`);
  const id = randomUUID();
  const href = checked(address);
  const now = given.now();
  await given.database.transaction(async (tx) => {
    const { numInsertedOrUpdatedRows: added } = await tx
      .insertInto('webhook')
      .values({ id, name, address: href, kinds: JSON.stringify(kinds), created_at: now })
      .onConflict((conflict) => conflict.column('name').doNothing())
      .executeTakeFirstOrThrow();
    if (added !== 1n) throw new Refusal(`There is a webhook ${name} already; remove it first.`);
    const object = { id: name };
    const after = { address: href, kinds };
    await recordAudit(tx, { kind: 'webhook.added', actor, object, after }, now);
  });
  return { secret: secretText(await keyOf(given), { id, generation: 1 }) };
}

/** Returns the address, which every super user sees and which must not be sent in clear text. Throws Refusal. */
function checked(address: string): string {
  if (!URL.canParse(address)) throw new Refusal(`${address} is not an address.`);
  const { protocol, hostname, username, password, href } = new URL(address);
  const isPrivate = protocol === 'https:' || (protocol === 'http:' && isLoopback(hostname));
  if (!isPrivate) throw new Refusal('The address must begin with https://; http:// only on this machine.');
  if (username || password) throw new Refusal('The address must not hold a password: events are signed.');
  return href;
}

async function rotate(given: Delivering, name: string, actor: Actor): Promise<WebhooksResult> {
  const { database, now } = given;
  const { id, generation } = await found(database.read, name);
  const next = generation + 1;
  const until = new Date(now().getTime() + BOTH_MS);
  await database.transaction(async (tx) => {
    const { numUpdatedRows } = await tx
      .updateTable('webhook')
      .set({ generation: next, earlier_until: until })
      .where('id', '=', id)
      .where('generation', '=', generation)
      .executeTakeFirst();
    if (numUpdatedRows !== 1n) throw new Refusal(`Somebody else has changed ${name} meanwhile.`);
    await recordAudit(tx, { kind: 'webhook.rotated', actor, object: { id: name } }, now());
  });
  return {
    secret: secretText(await keyOf(given), { id, generation: next }),
    earlierUntil: until.toISOString(),
  };
}

async function remove({ database, now }: Delivering, name: string, actor: Actor): Promise<WebhooksResult> {
  const { id } = await found(database.read, name);
  await database.transaction(async (tx) => {
    await tx.deleteFrom('webhook').where('id', '=', id).execute();
    await recordAudit(tx, { kind: 'webhook.removed', actor, object: { id: name } }, now());
  });
  return { removed: name };
}

async function test(given: Delivering, name: string, actor: Actor): Promise<WebhooksResult> {
  const { database, now } = given;
  const { id } = await found(database.read, name);
  const number = await database.transaction(async (tx) => {
    await recordAudit(tx, { kind: 'webhook.tested', actor, object: { id: name } }, now());
    return leave(tx, { kind: 'webhook.test', data: {} }, [id], now());
  });
  const claim = await claimNext(database, id, now(), number);
  if (!claim) return { tested: 'it waits behind an earlier test', delivered: false };
  const { outcome, answer } = await attempt(given, claim);
  return { tested: answer, delivered: outcome === 'delivered' };
}

async function again(
  { database, now }: Delivering,
  { name, event }: Extract<WebhooksCommand, { action: 'replay' }>,
  actor: Actor,
): Promise<WebhooksResult> {
  const replayed = await database.transaction((tx) => replay(tx, name, event, actor, now()));
  if (replayed === undefined) throw new Refusal(`Webhook ${name} does not exist.`);
  return { replayed };
}

async function found(queries: Tx | Delivering['database']['read'], name: string) {
  const row = await queries
    .selectFrom('webhook')
    .select(['id', 'generation'])
    .where('name', '=', name)
    .executeTakeFirst();
  if (!row) throw new Refusal(`Webhook ${name} does not exist.`);
  return row;
}
