import { sql } from 'kysely';
import { isAbout, type PolicyScope } from '../../../src/contracts/domain/policies/policy';
import type { StatisticsMark } from '../../../src/contracts/wire/statisticsMarks';
import { isVisible, type PolicyDocument, type Reach, reachOf } from '../policies/policies.module';
import type { Queries } from '../../platform/storage/database';
import type { MarksRequest } from './connectionMarks';

interface State extends PolicyScope, Pick<PolicyDocument, 'name' | 'active' | 'institutions'> {
  readonly id: string;
  readonly at: Date;
}

/**
 * Reads when policies began and ceased to apply to the institution's people at the service: by being switched on or
 * off, or by beginning or ceasing to name the service or the institution. Only includes policies that the institution
 * may see now; deleted ones leave no marks. The marks have no order.
 */
export async function policyMarks(queries: Queries, request: MarksRequest): Promise<StatisticsMark[]> {
  const histories = historiesIn(await statesNaming(queries, request.service));
  const newest = histories.flatMap((history) => history.at(-1) ?? []);
  const reach = await reachOf(queries, request.institution, [
    ...new Set(newest.flatMap(({ services }) => services)),
  ]);
  return histories.flatMap((history) => marksOf(history, reach, request));
}

/**
 * Reads all states of the policies that are or were about the service, and perhaps others, grouped by policy, oldest
 * first.
 */
async function statesNaming(queries: Queries, service: string): Promise<State[]> {
  // A policy may cover services that it does not name.
  const names = sql<boolean>`(document->'services' ? ${service} or document->'services' = '[]'
    or document ? 'servicesNegated')`;
  return (
    queries
      .selectFrom('policy_revision')
      .select([
        'policy_id as id',
        'saved_at as at',
        sql<string>`document->>'name'`.as('name'),
        sql<boolean>`(document->>'active')::boolean`.as('active'),
        sql<string[]>`document->'services'`.as('services'),
        sql<boolean>`document ? 'servicesNegated'`.as('servicesNegated'),
        sql<string[]>`document->'institutions'`.as('institutions'),
      ])
      .where('policy_id', 'in', queries.selectFrom('policy_revision').select('policy_id').where(names))
      // The states of a policy outlive it.
      .where('policy_id', 'in', queries.selectFrom('policy').select('id'))
      .orderBy('policy_id')
      .orderBy('number')
      .execute()
  );
}

function historiesIn(states: readonly State[]): State[][] {
  const histories = new Map<string, State[]>();
  for (const state of states) histories.set(state.id, [...(histories.get(state.id) ?? []), state]);
  return [...histories.values()];
}

function marksOf(
  history: readonly State[],
  reach: Reach,
  { service, from, to }: MarksRequest,
): StatisticsMark[] {
  const newest = history.at(-1);
  if (!newest || !isVisible(newest, reach)) return [];
  const policy = { id: newest.id, name: newest.name };
  return history.flatMap((state, index): StatisticsMark[] => {
    const counts = isInForce(state, service, reach);
    const before = history[index - 1];
    const counted = before !== undefined && isInForce(before, service, reach);
    if (counts === counted || state.at < from || state.at >= to) return [];
    return [{ kind: counts ? 'policyActivated' : 'policyDeactivated', time: state.at.getTime(), policy }];
  });
}

function isInForce({ active, institutions, ...scope }: State, service: string, { own }: Reach): boolean {
  const concerned = institutions.length === 0 || institutions.some((id) => own.has(id));
  return active && isAbout(scope, service) && concerned;
}
