import { wireContactType } from '../../../src/contracts/domain/contactType';
import type { ContactPerson } from '../../../src/contracts/wire/institution';
import type { StoredContact } from './documents';

/** Returns a contact as the wire tells it: one for incidents is `other` there, and marked. */
export function contactView(contact: StoredContact): ContactPerson {
  return { ...contact, contactPersonType: wireContactType(contact.contactPersonType) };
}
