import type { ContactPersonType } from '../../wire/enumerations';

/** Purpose of a contact. */
export type ContactType = ContactPersonType | 'security';

interface Typed {
  readonly contactPersonType?: ContactPersonType | null;
  readonly sirtfiSecurityContact?: boolean | null;
}

/** Returns the type of a contact. The wire has no type for incident contacts, and marks them instead. */
export function contactTypeOf({ contactPersonType, sirtfiSecurityContact }: Typed): ContactType {
  const type = contactPersonType ?? 'other';
  return type === 'other' && sirtfiSecurityContact ? 'security' : type;
}

export function wireContactType(type: ContactType): ContactPersonType {
  return type === 'security' ? 'other' : type;
}
