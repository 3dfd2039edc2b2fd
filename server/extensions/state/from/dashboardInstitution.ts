import type { ContactPerson, IdentityProvider } from '../../../../src/contracts/wire/institution';

/** An institution in the list for super users; a server may leave out any member but the first. */
export type InstitutionPayload = Partial<IdentityProvider> & {
  readonly id: string;
  readonly allowedAll?: boolean;
  readonly allowedEntityIds?: readonly string[];
};

const TEXTS = [
  'names',
  'displayNames',
  'descriptions',
  'keywords',
  'homeUrls',
  'organisationNames',
  'organisationDisplayNames',
  'logoUrl',
  'publishInEdugainDate',
  'publishedInEdugain',
  'connectToRSServicesAutomatically',
  'allowMaintainersToManageAuthzRules',
  'displayAdminEmailsInDashboard',
  'displayStatsInDashboard',
  'noConsentRequired',
] as const satisfies readonly (keyof IdentityProvider)[];

export function institutionRecord(payload: InstitutionPayload) {
  const { id, eid, institutionId, state, allowedAll, contactPersons } = payload;
  return {
    kind: 'institution',
    entityId: id,
    ...(eid !== undefined && { number: eid }),
    ...(institutionId !== undefined && { institutionId }),
    ...(state !== undefined && { state }),
    ...(allowedAll !== undefined && { allowsAll: allowedAll }),
    document: {
      ...membersOf(payload, TEXTS),
      ...(contactPersons && { contacts: contactPersons.map(contactOf) }),
    },
  };
}

/** Returns the present members. */
export function membersOf<T extends object, Name extends keyof T>(
  payload: T,
  names: readonly Name[],
): Partial<Pick<T, Name>> {
  const members = names.flatMap((name) =>
    payload[name] === undefined ? [] : [[name, payload[name]] as const],
  );
  return Object.fromEntries(members) as Partial<Pick<T, Name>>;
}

/** A missing given name is the word "null" there (WIRE T24). */
function contactOf({
  name,
  emailAddress,
  telephoneNumber,
  contactPersonType,
  ...marks
}: Partial<ContactPerson>) {
  return {
    name: (name ?? '').replace(/^null(?: |$)/, ''),
    ...(emailAddress && { emailAddress }),
    ...(telephoneNumber && { telephoneNumber }),
    contactPersonType: marks.sirtfiSecurityContact ? 'security' : (contactPersonType ?? 'other'),
    sirtfiSecurityContact: marks.sirtfiSecurityContact ?? false,
    sabContact: marks.sabContact ?? false,
  };
}
