import type { Policy } from '../../contracts/wire/policy';
import { listOf } from '../envelope';

/** What lists and headers need of an authorization policy. */
export interface PolicySummary {
  readonly id: string;
  readonly name: string;
  readonly active: boolean;
  /** Entity ids; the older singular member counts too (contract T22). */
  readonly services: readonly string[];
}

type LoosePolicy = { readonly [K in keyof Policy]?: Policy[K] | null };

export function policySummariesOf(payload: readonly LoosePolicy[] | undefined): readonly PolicySummary[] {
  return listOf(payload).map((policy) => ({
    id: String(policy.id ?? ''),
    name: policy.name ?? '',
    active: policy.active === true,
    services: [
      ...new Set([
        ...listOf(policy.serviceProviderIds),
        ...(policy.serviceProviderId ? [policy.serviceProviderId] : []),
      ]),
    ],
  }));
}
