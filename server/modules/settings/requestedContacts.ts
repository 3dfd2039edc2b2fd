import {
  contactFieldName,
  contactFields,
  isTelephoneNumber,
} from '../../../src/contracts/domain/institution/institutionFields';
import type {
  ContactSettings,
  InstitutionSettingsRequest,
  NewContact,
} from '../../../src/contracts/wire/institutionSettings';
import { contactIds, contactView, type StoredContact } from '../federation/federation.module';
import { isEmail } from '../../platform/text/email';
import { contactValues, type InstitutionValues, notAllowed } from '../changes/changes.module';

interface RequestedContacts {
  readonly after: InstitutionValues;
  /** IDs of the named contacts, by their index in the institution's list. */
  readonly ids: Record<string, string>;
}

type ContactsBody = Pick<InstitutionSettingsRequest, 'contactPersons' | 'addedContacts' | 'removedContacts'>;

/**
 * Returns the contacts that are changed, removed and added; a removed one is not changed as well. Throws ProblemError.
 */
export function requestedContacts(
  current: readonly StoredContact[],
  { contactPersons, addedContacts = [], removedContacts = [] }: ContactsBody,
): RequestedContacts {
  const changed = changedContacts(current, contactPersons);
  const gone = goneContacts(current, removedContacts);
  return {
    after: { ...changed.after, ...gone.after, ...newContacts(current.length, addedContacts) },
    ids: { ...changed.ids, ...gone.ids },
  };
}

/** Returns the removed contacts, without any member, not even a type. */
function goneContacts(current: readonly StoredContact[], removed: readonly string[]): RequestedContacts {
  const known = contactIds(current);
  const gone = removed.map((id, index) => {
    const place = known.indexOf(id);
    if (place < 0) throw notAllowed(`removedContacts[${index}]`, 'no such contact');
    return { place, id };
  });
  return {
    after: Object.fromEntries(
      gone.flatMap(({ place }) => contactFields.map((field) => [contactFieldName(place, field), ''])),
    ),
    ids: Object.fromEntries(gone.map(({ place, id }) => [place, id])),
  };
}

/** Returns new contacts at the indexes after the present ones. */
function newContacts(first: number, added: readonly NewContact[]): InstitutionValues {
  return Object.fromEntries(
    added.flatMap((contact, index) =>
      contactFields.map((field) => {
        const value = contact[field]?.trim() ?? '';
        const member = `addedContacts[${index}].${field}`;
        if (value === '' && field !== 'telephoneNumber') throw notAllowed(member, 'is required');
        check(member, field, value);
        return [contactFieldName(first + index, field), value];
      }),
    ),
  );
}

/**
 * Matches contacts by the IDs that we sent, or by position if none has one. By position, a list of another length is
 * refused, since neither the removal nor the addition that it may mean would happen. Throws ProblemError.
 */
function changedContacts(
  current: readonly StoredContact[],
  requested: readonly ContactSettings[] | undefined,
): RequestedContacts {
  const after: InstitutionValues = {};
  const ids: Record<string, string> = {};
  if (!requested) return { after, ids };
  if (requested.length < current.length) throw notAllowed('contactPersons', 'contacts are missing');
  if (requested.length > current.length) throw notAllowed('contactPersons', 'contacts cannot be added');
  const known = contactIds(current);
  requested.forEach((contact, index) => {
    const place = placeOf(requested, contact, index, known);
    const before = current[place];
    const id = known[place];
    if (!before || id === undefined || ids[place] !== undefined) {
      throw notAllowed(`contactPersons[${index}].id`, 'no such contact, or named twice');
    }
    ids[place] = id;
    // Compares the contact in the form in which the institution got it, so that sending it back unchanged is not a
    // change.
    const was = contactValues(contactView(before), place);
    for (const field of contactFields) {
      const value = contact[field]?.trim();
      const name = contactFieldName(place, field);
      if (value === undefined || value === was[name]?.trim()) continue;
      check(`contactPersons[${index}].${field}`, field, value);
      after[name] = value;
    }
  });
  return { after, ids };
}

function placeOf(
  requested: readonly ContactSettings[],
  { id }: ContactSettings,
  index: number,
  known: readonly string[],
): number {
  return requested.some((contact) => contact.id !== undefined) ? known.indexOf(id ?? '') : index;
}

function check(member: string, field: (typeof contactFields)[number], value: string): void {
  if (field === 'emailAddress' && value !== '' && !isEmail(value)) {
    throw notAllowed(member, 'not an e-mail address');
  }
  if (field === 'telephoneNumber' && value !== '' && !isTelephoneNumber(value)) {
    throw notAllowed(member, 'not a telephone number');
  }
}
