import { wireContactType } from '../../../src/contracts/domain/institution/contactType';
import type { ContactPerson } from '../../../src/contracts/wire/institution';
import type { StoredContact } from './documents';

/** Returns a contact in wire format. A security contact has type `other` there, and a flag. */
export function contactView(contact: StoredContact): ContactPerson {
  return { ...contact, contactPersonType: wireContactType(contact.contactPersonType) };
}
