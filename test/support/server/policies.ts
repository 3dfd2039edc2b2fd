import { nameKeyOf } from '../../../server/modules/policies/policyName';
import { storeState } from '../../../server/modules/policies/policyStates';
import type { Database } from '../../../server/platform/storage/database';
import type { PolicyDocument } from '../../../server/modules/policies/policyDocument';
import { north, wiki } from './fixtures';

export const affiliation = 'urn:mace:dir:attribute-def:eduPersonAffiliation';

/** Returns the body of a new policy as a client sends it: for north's people at the wiki. */
export function policyBody(changes: Readonly<Record<string, unknown>> = {}): Record<string, unknown> {
  return {
    name: 'Staff only',
    description: 'Staff may use the wiki.',
    denyAdvice: 'Only staff may use the wiki.',
    denyAdviceNl: 'Alleen medewerkers mogen de wiki gebruiken.',
    serviceProviderId: wiki,
    identityProviderIds: [north],
    attributes: [{ name: affiliation, value: 'employee' }],
    denyRule: false,
    allAttributesMustMatch: true,
    active: true,
    ...changes,
  };
}

interface StoredPolicy {
  readonly name: string;
  readonly authority?: string;
  readonly document?: Partial<PolicyDocument>;
  readonly savedAt?: Date;
}

/** Stores a policy without any check; its id is its name with hyphens. */
export async function storePolicy(database: Database, stored: StoredPolicy): Promise<string> {
  const { name, authority = north, savedAt = new Date('2026-03-01T10:00:00Z') } = stored;
  const id = name.replaceAll(' ', '-');
  const document: PolicyDocument = {
    type: 'reg',
    name,
    description: `About ${name}`,
    services: [wiki],
    institutions: [north],
    deny: false,
    allAttributesMustMatch: true,
    attributes: [{ name: affiliation, value: 'employee' }],
    denyMessages: { en: 'No', nl: 'Nee', pt: '' },
    active: true,
    activatedSr: false,
    ...stored.document,
  };
  const state = {
    id,
    number: 1,
    document,
    author: 'Test',
    authority,
    savedAt,
  };
  await database.transaction((tx) => storeState(tx, state, nameKeyOf(name)));
  return id;
}
