import { createHash } from 'node:crypto';
import type { StoredContact } from './documents';

/**
 * Returns an id for each contact, by which requests refer to it. Metadata has no ids, and every import rewrites the
 * list, so the id is derived from the contact's values: it does not depend on the position, and a contact that was
 * changed meanwhile is not mistaken for the edited one.
 */
export function contactIds(contacts: readonly StoredContact[]): string[] {
  const seen = new Map<string, number>();
  return contacts.map((contact) => {
    const { contactPersonType, name, emailAddress = '', telephoneNumber = '' } = contact;
    const key = JSON.stringify([contactPersonType, name, emailAddress, telephoneNumber]);
    const id = contact.id ?? createHash('sha256').update(key).digest('hex').slice(0, 16);
    const times = (seen.get(id) ?? 0) + 1;
    seen.set(id, times);
    return times === 1 ? id : `${id}-${times}`;
  });
}
