import { useMemo } from 'react';
import { useGetConsentsQuery, type Consents } from '../../api/consents.api';
import { useGetPoliciesQuery } from '../../api/policies.api';
import { useOpenRequestsQuery } from '../../api/tickets.api';
import { openTickets } from '../../contracts/domain/services/connection';
import { policyCounts } from '../../contracts/domain/policies/policy';
import { looksForTickets, mayReadPolicies } from '../../contracts/domain/person/rights';
import type { Ticket } from '../../contracts/domain/tickets/ticket';
import { usePerson } from '../../store/person';
import { accessSettings, type AccessSettings } from './accessSettings';

/** State of an answer; `here` also for one that this person does not request. */
export type PartState = 'here' | 'coming' | 'failed';

export interface Parts {
  readonly policies: PartState;
  readonly consents: PartState;
  readonly tickets: PartState;
}

export interface Surroundings {
  readonly settings: AccessSettings;
  readonly parts: Parts;
  /** Entity ids of services that a policy is about; absent while unknown. */
  readonly withPolicies: Pick<ReadonlySet<string>, 'has'> | undefined;
  readonly consents: Consents | undefined;
  /** Loads again what failed. */
  readonly retry: () => void;
  readonly retrying: boolean;
}

const nothing: ReadonlyMap<number, Ticket> = new Map();

/**
 * Loads the institution's settings for its services, and the open requests. The list is readable without
 * them, so nothing waits for these answers, and each failure is shown and left out.
 */
export function useAccessSettings(): Surroundings {
  const person = usePerson();
  const { institution } = person;
  const { guest } = person.roles;
  const policies = useGetPoliciesQuery(undefined, { skip: !mayReadPolicies(person.roles) });
  const consents = useGetConsentsQuery(undefined, { skip: guest || !person.installation.consentEnabled });
  const tickets = useOpenRequestsQuery(undefined, { skip: !looksForTickets(person) });
  const found = tickets.data;
  const ofTickets = stateOf(tickets);
  const open = useMemo(() => {
    if (found) return openTickets(found);
    return ofTickets === 'coming' ? undefined : nothing;
  }, [found, ofTickets]);
  const settings = useMemo(
    () => accessSettings({ guest, institution, policies: policies.data, consents: consents.data, open }),
    [guest, institution, policies.data, consents.data, open],
  );
  const withPolicies = useMemo(() => {
    const countOf = policies.data && policyCounts(policies.data);
    return countOf && { has: (entityId: string) => countOf(entityId) > 0 };
  }, [policies.data]);
  const ofPolicies = stateOf(policies);
  const ofConsents = stateOf(consents);
  const parts = useMemo(
    () => ({ policies: ofPolicies, consents: ofConsents, tickets: ofTickets }),
    [ofPolicies, ofConsents, ofTickets],
  );
  const queries = [policies, consents, tickets];
  return {
    settings,
    parts,
    withPolicies,
    consents: consents.data,
    retry: () =>
      queries.filter((query) => stateOf(query) === 'failed').forEach((query) => void query.refetch()),
    retrying: queries.some((query) => query.isFetching),
  };
}

interface Query {
  readonly data?: unknown;
  readonly isUninitialized: boolean;
  readonly isError: boolean;
  readonly error?: unknown;
}

function stateOf({ data, isUninitialized, isError, error }: Query): PartState {
  if (isUninitialized || data !== undefined) return 'here';
  return isError || error !== undefined ? 'failed' : 'coming';
}
