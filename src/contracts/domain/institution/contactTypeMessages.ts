import type { ContactType } from './contactType';

/** Message IDs of the names of contact types. */
export const contactTypeMessages = {
  administrative: 'institution.contact.administrative',
  support: 'institution.contact.support',
  technical: 'institution.contact.technical',
  billing: 'institution.contact.billing',
  help: 'institution.contact.help',
  security: 'institution.contact.security',
  other: 'institution.contact.other',
} as const satisfies Readonly<Record<ContactType, string>>;
