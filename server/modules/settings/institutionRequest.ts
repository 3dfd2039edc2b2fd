import {
  flagFields,
  isWebAddress,
  textPlaces,
} from '../../../src/contracts/domain/institution/institutionFields';
import type { NoChanges } from '../../../src/contracts/wire/change';
import type { InstitutionSettingsRequest } from '../../../src/contracts/wire/institutionSettings';
import type { Ticket } from '../../../src/contracts/wire/ticket';
import { recordAudit } from '../../platform/audit/audit.module';
import type { Dependencies } from '../../platform/dependencies';
import { ProblemError } from '../../platform/http/problems';
import type { Requester } from '../identity/identity.module';
import { institutionName, type LockedInstitution, lockInstitution } from '../federation/federation.module';
import type { Tx } from '../../platform/storage/database';
import {
  type InstitutionChange,
  type InstitutionValues,
  institutionValues,
  notAllowed,
} from '../changes/changes.module';
import { requestedContacts } from './requestedContacts';
import { institutionText } from './institutionText';

/** Service in the answer if there is none. */
const NO_SERVICE = { id: 'N/A', name: 'Information unavailable' };

/**
 * Files the values that differ from the institution's present settings, or says that nothing differs. Comments alone
 * are not a change. Throws ProblemError, AlreadyRequested, TicketSystemUnavailable.
 */
export async function requestInstitutionSettings(
  { tickets, now }: Dependencies,
  tx: Tx,
  requester: Requester,
  body: InstitutionSettingsRequest,
): Promise<Ticket | NoChanges> {
  const institution = await lockInstitution(tx, requester.institution);
  if (!institution) throw new ProblemError('forbidden', { detail: 'The institution is not known any more' });
  const change = requestedChange(institution, body);
  if (Object.keys(change.after).length === 0) return { 'no-changes': true };
  const { person } = requester;
  const userName = person.displayName || person.uid;
  const names = new Map(institution.document.contacts.map(({ name }, index) => [index, name]));
  const { key } = await tickets.file(
    tx,
    {
      type: 'CHANGE',
      institution: requester.institution,
      service: null,
      direction: 'institution',
      userName,
      userEmail: person.email,
      userUid: person.uid,
      body: institutionText(change, names, person, body.comments?.trim() ?? ''),
      contactEmail: '',
      change,
    },
    now(),
  );
  const { actor } = requester;
  const object = { id: institution.entity_id, name: institutionName(institution, 'en') };
  const { before } = change;
  const after = { ticket: key, ...change.after };
  const entry = { actor, institution: requester.institution, object, before, after };
  await recordAudit(tx, { kind: 'institution.requested', ...entry }, now());
  return {
    ...(key !== undefined && { jiraKey: key }),
    type: 'CHANGE',
    userName,
    userEmail: person.email,
    idpId: institution.entity_id,
    spId: NO_SERVICE.id,
    idpName: institutionName(institution, requester.language),
    spName: NO_SERVICE.name,
    rejected: false,
    shouldSendEmail: false,
    connectWithoutInteraction: false,
  };
}

function requestedChange(row: LockedInstitution, body: InstitutionSettingsRequest): InstitutionChange {
  const current = institutionValues(row);
  const contacts = requestedContacts(row.document.contacts, body);
  const after = { ...differing(current, body), ...contacts.after };
  const before = Object.fromEntries(Object.keys(after).map((field) => [field, current[field] ?? '']));
  const places = Object.keys(contacts.ids).filter((place) =>
    Object.keys(after).some((field) => field.startsWith(`contactPersons[${place}]`)),
  );
  return {
    kind: 'institution',
    institution: row.entity_id,
    before,
    after,
    contacts: Object.fromEntries(places.map((place) => [place, contacts.ids[place] ?? ''])),
  };
}

/**
 * Returns the values that differ. Unchanged ones are not checked, since metadata contains values that no form would
 * accept.
 */
function differing(current: InstitutionValues, body: InstitutionSettingsRequest): InstitutionValues {
  const after: InstitutionValues = {};
  for (const { field, member } of textPlaces) {
    const requested = body[field]?.trim();
    if (requested === undefined || requested === current[field]?.trim()) continue;
    if (member === 'homeUrls' && requested !== '' && !isWebAddress(requested)) {
      throw notAllowed(field, 'begins with http:// or https://');
    }
    if (field === 'organisationNameEn' && requested === '') throw notAllowed(field, 'is required');
    after[field] = requested;
  }
  for (const field of [...flagFields, 'stateType'] as const) {
    const requested = body[field];
    if (requested !== undefined && String(requested) !== current[field]) after[field] = String(requested);
  }
  return after;
}
