import { randomUUID } from 'node:crypto';
import type { NamedEntities } from '../../../src/contracts/wire/feeds';
import type { Config } from '../../platform/config/config';
import { recordEvent } from '../../platform/events/recordEvent';
import type { Tx } from '../../platform/storage/database';
import { pointTo } from '../federation/federation.module';
import { issuerOf, personKey } from '../identity/identity.module';
import { databaseMailer, invitationMail } from '../mail/mail.module';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const FEED = 'edugain';
/** Number of services that the feed holds, and of those that its last refresh added and changed. */
const HELD = 12;
const CAME = 2;
const CHANGED = 3;

const before = (now: Date, ms: number) => new Date(now.getTime() - ms);

/**
 * Adds examples for the pages of the desk: people who have tickets, e-mails, a metadata feed and a webhook. Their hosts are reserved, so that
 * nothing is ever sent or fetched.
 */
export async function addDeskExamples(
  tx: Tx,
  config: Pick<Config, 'federation' | 'mail' | 'product' | 'publicUrl' | 'translations'>,
  now: Date,
): Promise<void> {
  await addHolders(tx, config as Config);
  await addMails(tx, config as Config);
  await addFeed(tx, now);
  await addWebhook(tx, now);
}

/** Assigns two tickets that are worked on: one to a colleague, who does not log in here, and one to the person of the desk. */
async function addHolders(tx: Tx, config: Config): Promise<void> {
  const issuer = issuerOf(config);
  const holders = [
    { actor: 'Dana Desk', person: personKey({ issuer, subject: 'dana-desk' }) },
    { actor: 'Federation desk', person: personKey({ issuer, subject: 'federation-desk' }) },
  ];
  const tickets = await tx
    .selectFrom('ticket')
    .select(['key as ticket_key', 'updated_at as at', 'status'])
    .where('status', 'in', ['In Progress', 'On Hold'])
    .orderBy('requested_at')
    .limit(holders.length)
    .execute();
  const events = holders.flatMap((holder, index) =>
    tickets
      .slice(index, index + 1)
      .map((ticket) => ({ ...ticket, ...holder, event: 'ticket.assigned', comment: '' })),
  );
  if (events.length > 0) await tx.insertInto('ticket_event').values(events).execute();
}

/** Adds the e-mails of the open invitations, as if there were no mail server. */
async function addMails(tx: Tx, config: Config): Promise<void> {
  const mailer = databaseMailer({ ...config, mail: {} as Config['mail'] });
  const invitations = await tx
    .selectFrom('ticket')
    .innerJoin('institution', 'institution.entity_id', 'ticket.institution_entity_id')
    .innerJoin('service', (join) =>
      join
        .onRef('service.entity_id', '=', 'ticket.service_entity_id')
        .onRef('service.entity_type', '=', 'ticket.service_type'),
    )
    .selectAll('ticket')
    .select([
      'institution.document as institution',
      'service.document as service',
      'service.entity_id',
      'service.entity_type',
      'service.eid',
    ])
    .where('ticket.type', 'in', ['LINKINVITE', 'UNLINKINVITE'])
    .where('ticket.open', '=', true)
    .where('ticket.email_to', '!=', '')
    .orderBy('ticket.requested_at')
    .execute();
  for (const ticket of invitations) {
    const { entity_id, entity_type, eid } = ticket;
    const mail = invitationMail(config, {
      key: ticket.key,
      type: ticket.type === 'LINKINVITE' ? 'LINKINVITE' : 'UNLINKINVITE',
      requestedAt: ticket.requested_at,
      institution: { entity_id: ticket.institution_entity_id, document: ticket.institution },
      service: { entity_id, entity_type, eid, document: ticket.service },
      recipients: { to: ticket.email_to.split(', ').map((address) => ({ name: '', address })), cc: [] },
      sender: { name: ticket.user_name, email: ticket.user_email ?? '' },
      message: ticket.personal_message,
    });
    await mailer.take(tx, mail, ticket.requested_at);
  }
}

/** Adds a feed that is refreshed on request only, and makes some services its own. */
async function addFeed(tx: Tx, now: Date): Promise<void> {
  const services = await tx
    .selectFrom('service')
    .innerJoin('entity_metadata', 'entity_metadata.entity_id', 'service.entity_id')
    .select(['service.entity_id', 'service.document', 'entity_metadata.hash'])
    .where('service.entity_type', '=', 'saml20_sp')
    .where('service.institution_id', 'is', null)
    .orderBy('service.entity_id')
    .limit(HELD)
    .execute();
  const named = (some: typeof services): NamedEntities => ({
    total: some.length,
    first: some.map(({ entity_id, document }) => ({
      kind: 'service',
      entityId: entity_id,
      name: document.names.en ?? entity_id,
    })),
  });
  const refreshedAt = before(now, 3 * HOUR_MS);
  await tx
    .insertInto('feed')
    .values({
      name: FEED,
      place: 1,
      source: 'https://metadata.edugain.example/edugain.xml',
      certificates: 'a1'.repeat(32),
      registrars: null,
      every_seconds: null,
      etag: null,
      last_modified: null,
      checked_at: refreshedAt,
      refreshed_at: refreshedAt,
      outcome: 'refreshed',
      reason: null,
      warnings: JSON.stringify([]),
      valid_until: null,
      cache_seconds: null,
      sha256: null,
      news: JSON.stringify({
        at: refreshedAt.toISOString(),
        came: named(services.slice(0, CAME)),
        changed: named(services.slice(CAME, CAME + CHANGED)),
        went: named([]),
      }),
      due_at: null,
      lease: null,
      lease_until: null,
    })
    .execute();
  await tx
    .updateTable('service')
    .set((eb) => ({ origin: 'import', feed: FEED, fingerprint: eb.ref('entity_id') }))
    .where('entity_type', '=', 'saml20_sp')
    .where(
      'entity_id',
      'in',
      services.map(({ entity_id }) => entity_id),
    )
    .execute();
  await pointTo(
    tx,
    FEED,
    services.map(({ entity_id, hash }) => ({ entityId: entity_id, hash })),
  );
}

/** Adds a webhook for test events only: what visitors do in the demonstration would wait for a host that does not exist. */
async function addWebhook(tx: Tx, now: Date): Promise<void> {
  const id = randomUUID();
  const kind = 'webhook.test';
  const deliveredAt = before(now, 2 * DAY_MS);
  const arrived = { last_answer: 'status 204', last_answer_at: deliveredAt, last_delivered_at: deliveredAt };
  await tx
    .insertInto('webhook')
    .values({
      id,
      name: 'Security monitoring',
      address: 'https://siem.federation.example/events',
      kinds: JSON.stringify([kind]),
      created_at: before(now, 60 * DAY_MS),
      ...arrived,
    })
    .execute();
  for (const daysBefore of [4, 3, 2, 1, 0])
    await recordEvent(tx, { kind, data: {} }, before(deliveredAt, daysBefore * DAY_MS));
  await tx
    .updateTable('event_delivery')
    .set({ state: 'delivered', attempts: 1, answer: arrived.last_answer, settled_at: deliveredAt })
    .where('webhook_id', '=', id)
    .execute();
}
