import type { RawBuilder } from 'kysely';
import { isVisible, reachOf } from '../policies/policies.module';
import type { Queries } from '../../platform/storage/database';
import type { Range } from './newsRange';
import type { Standing } from './standing';

export interface PolicyNews {
  readonly number: string;
  readonly at: Date;
  readonly kind: 'policyChanged';
  readonly policy: { readonly id: string; readonly name: string };
}

/**
 * Reads which policies of an institution somebody else has changed and not deleted since, as far as the institution sees them now. Who
 * saved a policy is told apart by name, as policies keep it.
 */
export async function policiesInNews(
  queries: Queries,
  { institution, name }: Standing,
  { after, upTo }: Range,
  concerned: RawBuilder<boolean>,
): Promise<PolicyNews[]> {
  const rows = await queries
    .selectFrom('news')
    .innerJoin('policy', 'policy.id', 'news.policy_id')
    .innerJoin('policy_revision as saved', (join) =>
      join.onRef('saved.policy_id', '=', 'news.policy_id').onRef('saved.number', '=', 'news.revision'),
    )
    .innerJoin('policy_revision as current', (join) =>
      join.onRef('current.policy_id', '=', 'policy.id').onRef('current.number', '=', 'policy.revision'),
    )
    .select(['news.number', 'news.at', 'policy.id', 'current.document'])
    .where('news.institution_entity_id', '=', institution)
    .where('news.number', '>', after)
    .where('news.number', '<=', upTo)
    .where(concerned)
    .where('saved.author', '<>', name)
    .execute();
  if (rows.length === 0) return [];
  const reach = await reachOf(
    queries,
    institution,
    rows.flatMap(({ document }) => document.services),
  );
  return rows
    .filter(({ document }) => isVisible(document, reach))
    .map(({ number, at, id, document }) => ({
      number,
      at,
      kind: 'policyChanged',
      policy: { id, name: document.name },
    }));
}
