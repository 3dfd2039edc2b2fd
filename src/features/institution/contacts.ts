import { shownName } from '../../contracts/domain/institution/contactName';
import { contactTypeOf } from '../../contracts/domain/institution/contactType';
import { mailAddressIn } from '../../contracts/domain/institution/emailAddress';
import type { ContactPerson } from '../../contracts/wire/institution';

/** Kinds of contacts, in the order in which they are shown. */
export const contactKinds = ['technical', 'support', 'administrative', 'security', 'other'] as const;
export type ContactKind = (typeof contactKinds)[number];

/** One row of the contacts: a person with all their types. */
export interface ContactGroup {
  readonly name: string;
  readonly email?: string;
  readonly telephone?: string;
  readonly kinds: readonly ContactKind[];
}

/**
 * Groups contacts by person, without billing contacts and those without a name. Contacts with the same name, address
 * and number are one person (REQUIREMENTS 202).
 */
export function contactGroups(contacts: readonly ContactPerson[]): ContactGroup[] {
  const groups = new Map<string, ContactGroup>();
  for (const contact of contacts) {
    const name = shownName(contact.name);
    const kind = kindOf(contact);
    if (!name || !kind) continue;
    const email = mailAddressIn(contact.emailAddress);
    const telephone = contact.telephoneNumber?.trim();
    const key = JSON.stringify([name, email ?? '', telephone ?? '']);
    const kinds = [...(groups.get(key)?.kinds ?? []), kind];
    if (contact.sirtfiSecurityContact) kinds.push('security');
    groups.set(key, {
      name,
      ...(email && { email }),
      ...(telephone && { telephone }),
      kinds: contactKinds.filter((one) => kinds.includes(one)),
    });
  }
  return [...groups.values()];
}

function kindOf(contact: ContactPerson): ContactKind | undefined {
  if (!contact.contactPersonType) return undefined;
  const type = contactTypeOf(contact);
  if (type === 'billing') return undefined;
  if (type === 'help') return 'support';
  return contactKinds.find((kind) => kind === type) ?? 'other';
}
