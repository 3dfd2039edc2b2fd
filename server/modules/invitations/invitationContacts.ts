import { MAINTAINER_ROLE, OWNER_ROLE } from '../../../src/contracts/domain/institution/institutionRole';
import { isContactName } from '../../../src/contracts/domain/institution/contactName';
import type { InvitedContact } from '../../../src/contracts/wire/invitation';
import type { MailAddress } from '../../../src/contracts/wire/mail';
import type { InstitutionRoles } from '../../../src/contracts/wire/roles';
import { ProblemError } from '../../platform/http/problems';
import { isEmail } from '../../platform/text/email';
import type { LockedInstitution } from '../federation/federation.module';
import type { InvitationRecipients } from '../mail/mail.module';

/** Known people of an institution, by name and address. */
interface KnownPeople {
  readonly institution: Pick<LockedInstitution, 'document'>;
  readonly roles: InstitutionRoles;
}

/**
 * Returns the recipients of an invitation: managers directly, all others in copy. Names that a user typed must pass the
 * rules of the form; names from metadata need not. Throws ProblemError with the field.
 */
export function recipientsOf(contacts: readonly InvitedContact[], known: KnownPeople): InvitationRecipients {
  const names = knownNames(known);
  const to = new Map<string, MailAddress>();
  const cc = new Map<string, MailAddress>();
  for (const [index, { name: given = '', emailAddress, sabContact = false }] of contacts.entries()) {
    const name = given.trim();
    const address = emailAddress.trim();
    const field = `contactPersons[${index}]`;
    if (!isEmail(address)) refuse(`${field}.emailAddress: not an e-mail address`);
    if (!isContactName(name) && !names.has(pairOf(name, address))) {
      refuse(`${field}.name: not 1 to 255 letters, digits, spaces, hyphens and apostrophes`);
    }
    const list = sabContact ? to : cc;
    if (!list.has(keyOf(address))) list.set(keyOf(address), { name, address });
  }
  for (const key of to.keys()) cc.delete(key);
  return { to: [...to.values()], cc: [...cc.values()] };
}

/** Joins all addresses of a mail, in the format of `emailTo` in a ticket. */
export function emailTo({ to, cc }: InvitationRecipients): string {
  return [...to, ...cc].map(({ address }) => address).join(', ');
}

/**
 * Returns the default recipients of an invitation: the institution's owners, and its administrative contacts in copy.
 * Throws ProblemError if there are none.
 */
export function usualRecipients({ institution, roles }: KnownPeople): InvitationRecipients {
  const owners = roles[OWNER_ROLE] ?? [];
  const administrative = institution.document.contacts.filter(
    ({ contactPersonType }) => contactPersonType === 'administrative',
  );
  const usual = recipientsOf(
    [
      ...owners.map(({ fullName, email = '' }) => ({
        name: fullName,
        emailAddress: email,
        sabContact: true,
      })),
      ...administrative.map(({ name, emailAddress = '' }) => ({ name, emailAddress })),
    ].filter(({ emailAddress }) => isEmail(emailAddress.trim())),
    { institution, roles },
  );
  if (usual.to.length + usual.cc.length === 0) throw new ProblemError('no-recipients');
  return usual;
}

function knownNames({ institution, roles }: KnownPeople): ReadonlySet<string> {
  const holders = [roles[OWNER_ROLE] ?? [], roles[MAINTAINER_ROLE] ?? []].flat();
  return new Set([
    ...institution.document.contacts.map(({ name, emailAddress = '' }) => pairOf(name, emailAddress)),
    ...holders.map(({ fullName, email = '' }) => pairOf(fullName, email)),
  ]);
}

function pairOf(name: string, address: string): string {
  return JSON.stringify([name.trim(), keyOf(address)]);
}

function keyOf(address: string): string {
  return address.trim().toLowerCase();
}

function refuse(detail: string): never {
  throw new ProblemError('validation', { detail });
}
