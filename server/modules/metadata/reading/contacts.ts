import { mailAddressIn } from '../../../../src/contracts/domain/institution/emailAddress';
import type { StoredContact } from '../../federation/federation.module';
import type { MetadataContact } from './entity';

const SECURITY = 'http://refeds.org/metadata/contactType/security';
const types = ['technical', 'support', 'administrative', 'billing'] as const;

function typeOf({ contactType, extensionType }: MetadataContact): StoredContact['contactPersonType'] {
  if (extensionType === SECURITY) return 'security';
  return types.find((type) => type === contactType) ?? 'other';
}

/** Returns the contacts that are not empty. A REFEDS security contact is the one for Sirtfi. */
export function contactPersons(contacts: readonly MetadataContact[]): StoredContact[] {
  return contacts.flatMap((contact) => {
    const name = [contact.givenName, contact.surName].filter(Boolean).join(' ') || contact.company;
    const emailAddress = contact.emailAddresses.map(mailAddressIn).find(Boolean);
    const telephoneNumber = contact.telephoneNumbers[0];
    if (name === '' && emailAddress === undefined && telephoneNumber === undefined) return [];
    const contactPersonType = typeOf(contact);
    return [
      {
        name,
        ...(emailAddress === undefined ? {} : { emailAddress }),
        ...(telephoneNumber === undefined ? {} : { telephoneNumber }),
        contactPersonType,
        sirtfiSecurityContact: contactPersonType === 'security',
        sabContact: false,
      },
    ];
  });
}
