import type { ConnectRequest, DisconnectRequest, Ticket } from '../../../src/contracts/wire/ticket';
import { recordAudit } from '../../platform/audit/audit.module';
import type { Config } from '../../platform/config/config';
import type { Dependencies } from '../../platform/dependencies';
import { ProblemError } from '../../platform/http/problems';
import type { Tx } from '../../platform/storage/database';
import { changeOf, type ConnectionChange } from '../changes/changes.module';
import {
  type NewTicket,
  requestAnswer,
  type RequestTexts,
  takeEffect,
  ticketText,
} from '../tickets/tickets.module';
import {
  checkConnectable,
  checkConnected,
  checkInstitution,
  checkProduction,
  checkVisible,
  connectsAtOnce,
  type ServiceRow,
  serviceView,
} from '../catalogue/catalogue.module';
import type { LockedInstitution } from '../federation/federation.module';
import { levelForDesk, type Requester } from '../identity/identity.module';
import { isEmail } from '../../platform/text/email';
import { mailsOfConnection } from './mailsOfConnection';

/** Returns the ticket with the change, which takes effect when the desk resolves the ticket as done. */
export function connectionTicket(
  { levels }: Pick<Config, 'levels'>,
  { person, institution }: Requester,
  service: ServiceRow,
  texts: RequestTexts,
  change: ConnectionChange,
): NewTicket {
  return {
    type: change.kind === 'connect' ? 'LINKREQUEST' : 'UNLINKREQUEST',
    institution,
    service: { entityId: service.entity_id, type: service.entity_type },
    direction: change.kind,
    userName: person.displayName || person.uid,
    userEmail: person.email,
    userUid: person.uid,
    body: ticketText(change.kind, service, institution, person, {
      ...texts,
      level: levelForDesk(levels, texts.level),
    }),
    contactEmail: texts.contactEmail,
    change,
  };
}

/** Records the request. The level is left out if none was requested. */
async function record(
  tx: Tx,
  kind: 'connection.made' | 'connection.requested' | 'disconnection.requested',
  { actor, institution }: Requester,
  service: ServiceRow,
  { ticket, level }: { readonly ticket?: string | undefined; readonly level?: string },
  now: Date,
): Promise<void> {
  const object = { id: service.entity_id, name: serviceView(service, 'en').name };
  const after = { ticket, ...(level && { level }) };
  await recordAudit(tx, { kind, actor, institution, object, after }, now);
}

/** Connects if neither the desk nor the service has to approve. Throws ChangeNotPossible. */
export async function connectAtOnce(
  dependencies: Dependencies,
  tx: Tx,
  requester: Requester,
  pair: { readonly institution: LockedInstitution; readonly service: ServiceRow },
  texts: RequestTexts,
  change: ConnectionChange,
): Promise<void> {
  const mails = await mailsOfConnection(dependencies, tx, requester, { ...pair, ...texts });
  const now = dependencies.now();
  await takeEffect(dependencies, tx, { change, mails, person: requester.actor.name }, '', now);
  await record(tx, 'connection.made', requester, pair.service, { level: texts.level }, now);
}

/**
 * Connects at once if institution and service belong together or the service wants no interaction; otherwise files a
 * ticket with the change. Throws ProblemError, AlreadyRequested, TicketSystemUnavailable.
 */
export async function requestConnection(
  dependencies: Dependencies,
  tx: Tx,
  requester: Requester,
  request: ConnectRequest,
): Promise<Ticket> {
  const level = request.loaLevel?.trim() ?? '';
  const contactEmail = request.emailContactPerson?.trim() ?? '';
  if (contactEmail && !isEmail(contactEmail)) {
    throw new ProblemError('validation', { detail: 'emailContactPerson: not an e-mail address' });
  }
  const institution = await checkInstitution(tx, requester.institution);
  checkProduction(institution);
  const service = await checkVisible(tx, requester.institution, request.type, request.spEntityId);
  checkConnectable(dependencies, { institution, service }, level);

  const texts: RequestTexts = { comments: request.comments?.trim() ?? '', level, contactEmail };
  const change = changeOf('connect', requester.institution, service, level);
  const answer = { ...requester, institution, service, type: 'LINKREQUEST', texts } as const;
  if (connectsAtOnce({ institution, service })) {
    await connectAtOnce(dependencies, tx, requester, { institution, service }, texts, change);
    return requestAnswer({ ...answer, service: { ...service, connected: true }, atOnce: true });
  }
  const ticket = connectionTicket(dependencies.config, requester, service, texts, change);
  const { key } = await dependencies.tickets.file(tx, ticket, dependencies.now());
  await record(tx, 'connection.requested', requester, service, { ticket: key, level }, dependencies.now());
  return requestAnswer({ ...answer, key });
}

/** Files a ticket, even if connecting needed none. Throws like `requestConnection`. */
export async function requestDisconnection(
  dependencies: Dependencies,
  tx: Tx,
  requester: Requester,
  request: DisconnectRequest,
): Promise<Ticket> {
  const institution = await checkInstitution(tx, requester.institution);
  const service = await checkVisible(tx, requester.institution, request.type, request.spEntityId);
  checkConnected(service);
  const texts = { comments: request.comments?.trim() ?? '', level: '', contactEmail: '' };
  const change = changeOf('disconnect', requester.institution, service);
  const ticket = connectionTicket(dependencies.config, requester, service, texts, change);
  const { key } = await dependencies.tickets.file(tx, ticket, dependencies.now());
  await record(tx, 'disconnection.requested', requester, service, { ticket: key }, dependencies.now());
  return requestAnswer({ ...requester, institution, service, type: 'UNLINKREQUEST', texts, key });
}
