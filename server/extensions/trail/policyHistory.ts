import type { PolicyHistory } from '../../../src/contracts/wire/audit';
import { ProblemError } from '../../platform/http/problems';
import type { Queries } from '../../platform/storage/database';
import { savedStates } from '../../modules/policies/policies.module';
import type { Scope } from './findEntries';

/**
 * Reads every state of a policy, and by whom and when it was deleted, for readers who may see an entry about it. Throws
 * `policy-unknown`.
 */
export async function policyHistory(queries: Queries, scope: Scope, id: string): Promise<PolicyHistory> {
  const about = queries
    .selectFrom('audit_entry')
    .select(['kind', 'name', 'at'])
    .where('object_kind', '=', 'policy')
    .where('object_id', '=', id)
    .orderBy('number', 'desc')
    .limit(1);
  const seen = scope === 'all' ? about : about.where('institution', '=', scope.institution);
  if (!(await seen.executeTakeFirst())) throw new ProblemError('policy-unknown');
  const last = await about.executeTakeFirst();
  return {
    revisions: await savedStates(queries, id),
    ...(last?.kind === 'policy.deleted' && { deleted: { by: last.name, at: last.at.toISOString() } }),
  };
}
