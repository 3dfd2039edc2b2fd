import type { AuditChain, AuditPage, AuditQuery } from '../../contracts/wire/audit';
import { trailPath, type TrailScope } from '../../contracts/domain/audit';
import { placed } from '../../lib/basePath';
import { baseApi } from '../../api/baseApi';
import { listOf, payloadOf } from '../../api/envelope';

export interface TrailQuestion extends AuditQuery {
  readonly scope: TrailScope;
}

/** The audit trail (docs/extensions/trail.md). It is not cached, since everything adds to it. */
const auditApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getTrail: build.query<AuditPage, TrailQuestion>({
      query: ({ scope, ...filters }) => ({
        path: trailPath(scope),
        params: textsOf(filters),
        ...(scope === 'all' && { institution: 'none' }),
      }),
      transformResponse: (response) => {
        const { entries, next } = payloadOf<Partial<AuditPage>>(response) ?? {};
        return { entries: [...listOf(entries)], ...(next !== undefined && { next }) };
      },
    }),
    /** Requests the result of the last check of the whole trail. */
    getTrailChain: build.query<AuditChain, void>({
      query: () => ({ path: '/x/desk/audit/chain', institution: 'none' }),
      transformResponse: (response) => {
        const chain = payloadOf<Partial<AuditChain>>(response) ?? {};
        return { entries: 0, unsealed: 0, ...chain, faults: [...listOf(chain.faults)] };
      },
    }),
  }),
});

export const { useGetTrailChainQuery, useGetTrailQuery } = auditApi;

function textsOf(filters: AuditQuery): Record<string, string> {
  return Object.fromEntries(
    Object.entries(filters).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  );
}

/**
 * Returns the address of the file with the entries that match a question. `institution`: entity id of the one
 * acted for.
 */
export function trailFile(
  { scope, before: _page, ...filters }: TrailQuestion,
  form: 'csv' | 'jsonl',
  institution: string | undefined,
): string {
  const whose = scope === 'own' && institution !== undefined ? { idpEntityId: institution } : {};
  const query = new URLSearchParams({ ...textsOf(filters), ...whose, form });
  return placed(`/dashboard/api${trailPath(scope)}/download?${query.toString()}`);
}
