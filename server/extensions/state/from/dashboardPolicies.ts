import type { Policy } from '../../../../src/contracts/wire/policy';
import { policyDocumentOf } from '../../../modules/policies/policies.module';
import type { InstitutionPayload } from './dashboardInstitution';
import type { ExistingServer } from './existingServer';

const VIEWER = 'ROLE_DASHBOARD_VIEWER';

/**
 * Reads the policies that each institution sees, with their revisions; afterwards, the session acts for its own
 * institution again.
 */
export async function* policiesOf(
  server: ExistingServer,
  institutions: readonly InstitutionPayload[],
  note: (sentence: string) => void,
): AsyncGenerator<object> {
  const seen = new Set<string>();
  try {
    for (const { id: institution } of institutions) {
      const parameters = new URLSearchParams({ idpId: institution, role: VIEWER });
      await server.read(`/users/me/switch-to-idp?${parameters.toString()}`, { institution });
      const policies = (await server.tryRead('/policies', { institution })) as Partial<Policy>[] | undefined;
      if (!policies)
        note(`The server does not tell the policies of ${institution}; they are not in the file.`);
      for (const policy of policies ?? []) {
        const id = String(policy.id ?? '');
        if (id === '' || seen.has(id)) continue;
        seen.add(id);
        const revisions = (await server.tryRead(`/policies/${encodeURIComponent(id)}/revisions`, {
          institution,
        })) as Partial<Policy>[] | undefined;
        const record = recordOf(id, revisions && revisions.length > 0 ? revisions : [policy]);
        if (typeof record === 'string') note(`The policy ${policy.name ?? id} is left out: ${record}.`);
        else yield record;
      }
    }
  } finally {
    await server.tryRead('/users/me/switch-to-idp');
  }
}

/** Returns the record, or why there is none. */
function recordOf(id: string, revisions: readonly Partial<Policy>[]): object | string {
  const inOrder = revisions.toSorted((one, other) => (one.revisionNbr ?? 0) - (other.revisionNbr ?? 0));
  try {
    return { kind: 'policy', id, states: inOrder.map(stateOf) };
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

function stateOf(policy: Partial<Policy>, index: number): object {
  const { userDisplayName, authenticatingAuthorityName, created = '', isActivatedSr } = policy;
  const at = Date.parse(created);
  const [service] = policy.serviceProviderIds ?? [];
  return {
    number: index + 1,
    author: userDisplayName ?? '',
    authority: authenticatingAuthorityName ?? '',
    savedAt: new Date(Number.isNaN(at) ? 0 : at).toISOString(),
    document: policyDocumentOf({
      name: '',
      description: '',
      denyAdvice: '',
      denyAdviceNl: '',
      attributes: [],
      ...(service !== undefined && { serviceProviderId: service }),
      ...policy,
      ...(isActivatedSr !== undefined && { activatedSr: isActivatedSr }),
    }),
  };
}
