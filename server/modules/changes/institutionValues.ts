import {
  contactFieldName,
  contactFields,
  flagFields,
  textPlaces,
} from '../../../src/contracts/domain/institution/institutionFields';
import type { LockedInstitution, StoredContact } from '../federation/federation.module';

/** Values that an institution can request to change, by the names of the request's body; empty: none. */
export type InstitutionValues = Record<string, string>;

/** Returns the current values. */
export function institutionValues({ document, state }: LockedInstitution): InstitutionValues {
  const values: InstitutionValues = { stateType: state };
  for (const { field, member, language } of textPlaces) values[field] = document[member][language] ?? '';
  for (const field of flagFields) values[field] = String(document[field]);
  document.contacts.forEach((contact, index) => Object.assign(values, contactValues(contact, index)));
  return values;
}

export function contactValues(contact: StoredContact, index: number): InstitutionValues {
  return Object.fromEntries(
    contactFields.map((field) => [contactFieldName(index, field), contact[field] ?? '']),
  );
}
