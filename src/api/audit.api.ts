import type { AuditChain, AuditPage, AuditQuery } from '../contracts/wire/audit';
import { placed } from '../lib/basePath';
import { baseApi } from './baseApi';
import { listOf, payloadOf } from './envelope';

/** Whose audit trail: that of the institution acted for, or the whole. */
export type TrailScope = 'own' | 'all';

export interface TrailQuestion extends AuditQuery {
  readonly scope: TrailScope;
}

/** The audit trail (docs/extensions/trail.md). It is asked for anew each time, since everything adds to it. */
const auditApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getTrail: build.query<AuditPage, TrailQuestion>({
      query: ({ scope, ...asked }) => ({
        path: pathOf(scope),
        params: textsOf(asked),
        ...(scope === 'all' && { institution: 'none' }),
      }),
      transformResponse: (answer) => {
        const { entries, next } = payloadOf<Partial<AuditPage>>(answer) ?? {};
        return { entries: [...listOf(entries)], ...(next !== undefined && { next }) };
      },
    }),
    /** What the last check of the whole trail found. */
    getTrailChain: build.query<AuditChain, void>({
      query: () => ({ path: '/x/desk/audit/chain', institution: 'none' }),
      transformResponse: (answer) => {
        const chain = payloadOf<Partial<AuditChain>>(answer) ?? {};
        return { entries: 0, unsealed: 0, ...chain, faults: [...listOf(chain.faults)] };
      },
    }),
  }),
});

export const { useGetTrailChainQuery, useGetTrailQuery } = auditApi;

/** Returns the path of the calls about one of the trails. */
export function pathOf(scope: TrailScope): '/x/audit' | '/x/desk/audit' {
  return scope === 'all' ? '/x/desk/audit' : '/x/audit';
}

function textsOf(asked: AuditQuery): Record<string, string> {
  return Object.fromEntries(
    Object.entries(asked).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  );
}

/** Returns the address of the file of what a question finds. `institution`: entity id of the one acted for. */
export function trailFile(
  { scope, before: _page, ...asked }: TrailQuestion,
  form: 'csv' | 'jsonl',
  institution: string | undefined,
): string {
  const whose = scope === 'own' && institution !== undefined ? { idpEntityId: institution } : {};
  const query = new URLSearchParams({ ...textsOf(asked), ...whose, form });
  return placed(`/dashboard/api${pathOf(scope)}/download?${query.toString()}`);
}
