import type { RawBuilder } from 'kysely';
import type { PolicyScope } from '../../../../src/contracts/domain/policies/policy';
import { isVisible, reachOf, type PolicyDocument } from '../../../modules/policies/policies.module';
import type { Queries } from '../../../platform/storage/database';
import type { Range } from './newsRange';
import type { NewsAccess } from './newsAccess';

export interface PolicyNews {
  readonly number: string;
  readonly at: Date;
  readonly kind: 'policyChanged' | 'policyDeleted';
  readonly policy: { readonly id: string; readonly name: string };
  readonly scope: PolicyScope;
}

interface Read extends Omit<PolicyNews, 'kind' | 'policy' | 'scope'> {
  readonly id: string;
  readonly document: PolicyDocument;
}

/**
 * Reads the policies of an institution that another person has changed and that were not deleted since, or that were
 * deleted, if the institution sees them now, or would. People are compared by name, as policies and the audit trail
 * store it.
 */
export async function policiesInNews(
  queries: Queries,
  access: NewsAccess,
  range: Range,
  concerned: RawBuilder<boolean>,
): Promise<PolicyNews[]> {
  const read = [
    ...(await changed(queries, access, range, concerned)).map((row) => ({
      ...row,
      kind: 'policyChanged' as const,
    })),
    ...(await deleted(queries, access, range, concerned)).map((row) => ({
      ...row,
      kind: 'policyDeleted' as const,
    })),
  ];
  if (read.length === 0) return [];
  const reach = await reachOf(
    queries,
    access.institution,
    read.flatMap(({ document }) => document.services),
  );
  return read
    .filter(({ document }) => isVisible(document, reach))
    .map(({ id, document, ...news }) => ({
      ...news,
      policy: { id, name: document.name },
      scope: document,
    }));
}

async function changed(
  queries: Queries,
  { institution, name }: NewsAccess,
  { after, upTo }: Range,
  concerned: RawBuilder<boolean>,
): Promise<Read[]> {
  return queries
    .selectFrom('news')
    .innerJoin('policy', 'policy.id', 'news.policy_id')
    .innerJoin('policy_revision as saved', (join) =>
      join.onRef('saved.policy_id', '=', 'news.policy_id').onRef('saved.number', '=', 'news.revision'),
    )
    .innerJoin('policy_revision as current', (join) =>
      join.onRef('current.policy_id', '=', 'policy.id').onRef('current.number', '=', 'policy.revision'),
    )
    .select(['news.number', 'news.at', 'policy.id', 'current.document'])
    .where('news.kind', '=', 'policyChanged')
    .where('news.institution_entity_id', '=', institution)
    .where('news.number', '>', after)
    .where('news.number', '<=', upTo)
    .where(concerned)
    .where('saved.author', '<>', name)
    .execute();
}

async function deleted(
  queries: Queries,
  { institution, name }: NewsAccess,
  { after, upTo }: Range,
  concerned: RawBuilder<boolean>,
): Promise<Read[]> {
  return (
    queries
      .selectFrom('news')
      .innerJoin('policy_revision as last', (join) =>
        join.onRef('last.policy_id', '=', 'news.policy_id').onRef('last.number', '=', 'news.revision'),
      )
      .select(['news.number', 'news.at', 'last.policy_id as id', 'last.document'])
      .where('news.kind', '=', 'policyDeleted')
      .where('news.institution_entity_id', '=', institution)
      .where('news.number', '>', after)
      .where('news.number', '<=', upTo)
      .where(concerned)
      // A state file replaces a policy with itself, which is not a deletion.
      .where(({ not, exists, selectFrom }) =>
        not(exists(selectFrom('policy').select('policy.id').whereRef('policy.id', '=', 'last.policy_id'))),
      )
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('audit_entry')
              .select('audit_entry.number')
              .where('object_kind', '=', 'policy')
              .whereRef('object_id', '=', 'last.policy_id')
              .where('audit_entry.kind', '=', 'policy.deleted')
              .where('audit_entry.name', '=', name),
          ),
        ),
      )
      .execute()
  );
}
