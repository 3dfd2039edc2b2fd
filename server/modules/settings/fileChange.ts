import type { NoChanges } from '../../../src/contracts/wire/change';
import type { Ticket } from '../../../src/contracts/wire/ticket';
import { onlyChanged, recordAudit } from '../../platform/audit/audit.module';
import type { Config } from '../../platform/config/config';
import type { Dependencies } from '../../platform/dependencies';
import { levelForDesk, type Requester } from '../identity/identity.module';
import { institutionName, type LockedInstitution } from '../federation/federation.module';
import { type ServiceRow, serviceView } from '../catalogue/catalogue.module';
import type { Tx } from '../../platform/storage/database';
import { fieldChanges, type SettingChange } from '../changes/changes.module';
import type { Filed, NewTicket } from '../tickets/tickets.module';
import { changeText } from './changeText';
import type { SettingValues } from './settingValues';

export interface Requested {
  readonly requester: Requester;
  readonly institution: LockedInstitution;
  readonly service: ServiceRow;
}

/**
 * Files a ticket that carries the change, which takes effect when the desk resolves it as done; files nothing if
 * nothing differs. Throws AlreadyRequested, TicketSystemUnavailable.
 */
export async function fileChange(
  { config, tickets, now }: Dependencies,
  tx: Tx,
  requested: Requested,
  values: SettingValues,
): Promise<Ticket | NoChanges> {
  if (fieldChanges(values).length === 0) return { 'no-changes': true };
  const { requester, service } = requested;
  const { institution } = requester;
  const change: SettingChange = {
    institution,
    service: service.entity_id,
    serviceType: service.entity_type,
    ...values,
  };
  const ticket = await tickets.file(tx, settingTicket(config, requester, change), now());
  const { actor } = requester;
  const object = { id: service.entity_id, name: serviceView(service, 'en').name };
  const { before, after } = onlyChanged({ ...change.before }, { ...change.after });
  const details = { setting: change.kind, ticket: ticket.key, ...after };
  await recordAudit(
    tx,
    { kind: 'setting.requested', actor, institution, object, before, after: details },
    now(),
  );
  return answerOf(ticket, requested, change);
}

/** Returns the ticket, which carries the change; `comments` are the person's own words. */
export function settingTicket(
  { levels }: Pick<Config, 'levels'>,
  { person, institution }: Requester,
  change: SettingChange,
  comments = '',
): NewTicket {
  return {
    type: 'CHANGE',
    institution,
    service: { entityId: change.service, type: change.serviceType },
    direction: change.kind,
    userName: person.displayName || person.uid,
    userEmail: person.email,
    userUid: person.uid,
    body: changeText(change, person, (level) => levelForDesk(levels, level), comments),
    contactEmail: '',
    change,
  };
}

function answerOf(
  { key }: Filed,
  { requester: { person, language }, institution, service }: Requested,
  change: SettingChange,
): Ticket {
  return {
    ...(key !== undefined && { jiraKey: key }),
    type: 'CHANGE',
    userName: person.displayName || person.uid,
    userEmail: person.email,
    idpId: institution.entity_id,
    spId: service.entity_id,
    idpName: institutionName(institution, language),
    spName: serviceView(service, language).name,
    typeMetaData: service.entity_type,
    rejected: false,
    shouldSendEmail: false,
    connectWithoutInteraction: false,
    ...(change.kind === 'strongAuthentication' && { loaLevel: change.after.loaLevel }),
    ...(change.kind === 'multiFactor' && { mfaLevel: change.after.authnContextLevel }),
  };
}
