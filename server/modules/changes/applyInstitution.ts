import type { ContactType } from '../../../src/contracts/domain/institution/contactType';
import {
  type ContactField,
  flagFields,
  parseContactField,
  textPlaces,
} from '../../../src/contracts/domain/institution/institutionFields';
import { ContactPersonType, type StateType } from '../../../src/contracts/wire/enumerations';
import {
  bumpCatalogueVersion,
  contactIds,
  type InstitutionDocument,
  lockInstitution,
  type StoredContact,
} from '../federation/federation.module';
import type { Tx } from '../../platform/storage/database';
import type { InstitutionChange } from './change';
import { ChangeNotPossible, notKnown } from './changeNotPossible';
import { contactValues } from './institutionValues';

/** Types of the wire, and the additional one in tickets of earlier versions. */
const types: readonly ContactType[] = [...ContactPersonType.enum, 'security'];

/**
 * Applies the values that an institution requested for itself; all others keep their current values. Throws
 * ChangeNotPossible.
 */
export async function applyInstitution(tx: Tx, change: InstitutionChange): Promise<void> {
  const row = await lockInstitution(tx, change.institution);
  if (!row) throw notKnown(change.institution);
  const state = stateOf(change) ?? row.state;
  await tx
    .updateTable('institution')
    .set({ state, document: JSON.stringify(changed(row.document, change)) })
    .where('entity_id', '=', change.institution)
    .execute();
  // The state of an institution decides which services it is offered.
  if (state !== row.state) await bumpCatalogueVersion(tx);
}

function stateOf({ after: { stateType } }: InstitutionChange): StateType | undefined {
  return stateType === 'prodaccepted' || stateType === 'testaccepted' ? stateType : undefined;
}

function changed(document: InstitutionDocument, change: InstitutionChange): InstitutionDocument {
  const { after } = change;
  const next = { ...document };
  for (const { field, member, language } of textPlaces) {
    const requested = after[field];
    if (requested === undefined) continue;
    const { [language]: _gone, ...others } = next[member];
    next[member] = requested === '' ? others : { ...others, [language]: requested };
  }
  for (const field of flagFields) {
    if (after[field] !== undefined) next[field] = after[field] === 'true';
  }
  next.contacts = changedContacts(document.contacts, change);
  return next;
}

/**
 * Finds each contact by its values at the time of the edit, or by the requested values if they are in place already.
 */
function changedContacts(contacts: readonly StoredContact[], change: InstitutionChange): StoredContact[] {
  const ids = contactIds(contacts);
  const next = new Map(contacts.entries());
  for (const [key, id] of Object.entries(change.contacts)) {
    const requested = membersOf(change.after, Number(key));
    const at = ids.indexOf(id);
    const found = contacts[at];
    if (requested.contactPersonType === '') {
      next.delete(at);
      if (!found && isStillThere(contacts, membersOf(change.before, Number(key))))
        throw changedMeanwhile(change);
    } else if (found) next.set(at, changedContact(found, requested));
    else if (!contacts.some((contact) => matches(contact, requested))) throw changedMeanwhile(change);
  }
  const added = newPlaces(change).map((place) => membersOf(change.after, place));
  return [
    ...next.values(),
    ...added.filter((requested) => !contacts.some((contact) => matches(contact, requested))).map(newContact),
  ];
}

/**
 * Returns true if a contact of this name and type still exists, so that it was changed since its removal was requested.
 */
function isStillThere(
  contacts: readonly StoredContact[],
  { name = '', contactPersonType = '' }: ContactValues,
): boolean {
  return contacts.some((contact) => matches(contact, { name, contactPersonType }));
}

function changedMeanwhile({ institution }: InstitutionChange): ChangeNotPossible {
  return new ChangeNotPossible('contactChanged', `A contact of ${institution} has been changed meanwhile`);
}

/** Returns the places of new contacts, which have no id in the change. */
function newPlaces({ after, contacts }: InstitutionChange): number[] {
  const places = Object.keys(after).flatMap((field) => parseContactField(field)?.place ?? []);
  return [...new Set(places)].filter((place) => contacts[place] === undefined);
}

function newContact(requested: ContactValues): StoredContact {
  return changedContact(
    { name: '', contactPersonType: 'other', sirtfiSecurityContact: false, sabContact: false },
    requested,
  );
}

type ContactValues = Readonly<Partial<Record<ContactField, string>>>;

function membersOf(values: InstitutionChange['after'], index: number): ContactValues {
  const members = Object.entries(values).flatMap(([name, value]) => {
    const found = parseContactField(name);
    return found?.place === index ? [[found.field, value] as const] : [];
  });
  return Object.fromEntries(members);
}

function matches(contact: StoredContact, requested: ContactValues): boolean {
  const values = contactValues(contact, 0);
  return Object.entries(requested).every(([field, value]) => values[`contactPersons[0].${field}`] === value);
}

function changedContact(contact: StoredContact, requested: ContactValues): StoredContact {
  const { emailAddress = contact.emailAddress, telephoneNumber = contact.telephoneNumber } = requested;
  const { emailAddress: _email, telephoneNumber: _telephone, ...others } = contact;
  const type = types.find((known) => known === requested.contactPersonType);
  return {
    ...others,
    name: requested.name ?? contact.name,
    ...(emailAddress && { emailAddress }),
    ...(telephoneNumber && { telephoneNumber }),
    ...(type && { contactPersonType: type, sirtfiSecurityContact: type === 'security' }),
  };
}
