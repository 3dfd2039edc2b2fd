import type { ConnectRequest, DisconnectRequest, Ticket } from '../../src/contracts/wire/ticket';
import type { Dependencies } from '../dependencies';
import { ProblemError } from '../http/problems';
import type { Principal } from '../identity/principal';
import type { Tx } from '../storage/database';
import type { Change } from '../storage/tables';
import type { StoredTicket } from '../tickets/ticketSystem';
import { isEmail } from './email';
import { applyChange } from './connect';
import { findVisible, type ServiceRow } from './serviceRows';
import { requestAnswer } from './ticketView';
import { ticketText, type RequestWords } from './ticketText';
import { viewerFor } from './viewer';
import { lockInstitution, type LockedInstitution } from './institutions';

/** Who asks for what, once access is granted: an admin, or a super user in that role. */
export interface Asking {
  readonly person: Principal;
  /** Entity id of the institution acted for. */
  readonly institution: string;
  readonly language: string;
}

interface Checked {
  readonly institution: LockedInstitution;
  readonly service: ServiceRow;
}

/** The checks that connect and disconnect share, in the contract's order (contract §2.6). */
async function check(tx: Tx, asking: Asking, request: DisconnectRequest): Promise<Checked> {
  const institution = await lockInstitution(tx, asking.institution);
  if (!institution?.institution_id) {
    throw new ProblemError('forbidden', { detail: 'The institution has no institution id' });
  }
  const viewer = await viewerFor(tx, 'staff', asking.institution);
  const service = await findVisible(tx, viewer, request.type, { entityId: request.spEntityId });
  if (!service) throw new ProblemError('forbidden', { detail: 'The institution may not see this service' });
  return { institution, service };
}

function checkLevel({ config }: Dependencies, service: ServiceRow, level: string): void {
  if (!level) return;
  if (service.document.minimalLoaLevel) {
    throw new ProblemError('validation', { detail: 'loaLevel: the service sets its own assurance level' });
  }
  if (!config.levels.offered.includes(level)) {
    throw new ProblemError('validation', { detail: 'loaLevel: not one of the offered assurance levels' });
  }
}

function checkGuards({ institution, service }: Checked): void {
  if (institution.state === 'testaccepted') {
    throw new ProblemError('forbidden', { detail: 'A test institution cannot be connected' });
  }
  if (service.document.publishedInEdugain && !institution.document.publishedInEdugain) {
    throw new ProblemError('forbidden', {
      detail: 'The service is published in eduGAIN and the institution is not',
    });
  }
}

function connectsAtOnce({ institution, service }: Checked): boolean {
  return (
    service.connect_option !== 'CONNECT_WITH_INTERACTION' ||
    service.institution_id === institution.institution_id
  );
}

/** The ticket carries the change, which takes effect when the desk resolves it as done. */
async function fileTicket(
  { tickets, now }: Dependencies,
  tx: Tx,
  { person, institution }: Asking,
  service: ServiceRow,
  words: RequestWords,
  change: Change,
): Promise<StoredTicket> {
  return tickets.file(
    tx,
    {
      type: change.kind === 'connect' ? 'LINKREQUEST' : 'UNLINKREQUEST',
      institution,
      service: { entityId: service.entity_id, type: service.entity_type },
      direction: change.kind,
      userName: person.displayName || person.uid,
      userEmail: person.email,
      userUid: person.uid,
      body: ticketText(change.kind, service, institution, person, words),
      contactEmail: words.contactEmail,
      change,
    },
    now(),
  );
}

/**
 * Connects at once where institution and service belong together or the service wants no interaction; otherwise
 * files a ticket that carries the change. Throws ProblemError, AlreadyRequested, TicketSystemUnavailable.
 */
export async function requestConnection(
  dependencies: Dependencies,
  tx: Tx,
  asking: Asking,
  request: ConnectRequest,
): Promise<Ticket> {
  const level = request.loaLevel?.trim() ?? '';
  const contactEmail = request.emailContactPerson?.trim() ?? '';
  if (contactEmail && !isEmail(contactEmail)) {
    throw new ProblemError('validation', { detail: 'emailContactPerson: not an e-mail address' });
  }
  const checked = await check(tx, asking, request);
  const { institution, service } = checked;
  checkGuards(checked);
  if (service.connected) throw new ProblemError('already-connected');
  checkLevel(dependencies, service, level);

  const words: RequestWords = { comments: request.comments?.trim() ?? '', level, contactEmail };
  const change: Change = {
    kind: 'connect',
    institution: institution.entity_id,
    service: service.entity_id,
    serviceType: service.entity_type,
    ...(level && { level }),
  };
  const answer = { ...asking, institution, service, type: 'LINKREQUEST', words } as const;
  if (connectsAtOnce(checked)) {
    await applyChange(tx, change);
    return requestAnswer({ ...answer, service: { ...service, connected: true } });
  }
  const ticket = await fileTicket(dependencies, tx, asking, service, words, change);
  return requestAnswer({ ...answer, key: ticket.key });
}

/** Always a ticket, also where connecting took none (contract §2.6). Throws as `requestConnection`. */
export async function requestDisconnection(
  dependencies: Dependencies,
  tx: Tx,
  asking: Asking,
  request: DisconnectRequest,
): Promise<Ticket> {
  const { institution, service } = await check(tx, asking, request);
  if (!service.connected) throw new ProblemError('not-connected');
  const words = { comments: request.comments?.trim() ?? '', level: '', contactEmail: '' };
  const change: Change = {
    kind: 'disconnect',
    institution: institution.entity_id,
    service: service.entity_id,
    serviceType: service.entity_type,
  };
  const ticket = await fileTicket(dependencies, tx, asking, service, words, change);
  return requestAnswer({ ...asking, institution, service, type: 'UNLINKREQUEST', words, key: ticket.key });
}
