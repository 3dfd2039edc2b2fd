import { useMemo } from 'react';
import { useGetConsentsQuery } from '../../api/consents.api';
import { useGetPoliciesQuery } from '../../api/policies.api';
import { useSearchTicketsQuery } from '../../api/tickets.api';
import { openTickets } from '../../contracts/domain/connection';
import { looksForTickets, mayReadPolicies } from '../../contracts/domain/rights';
import type { Ticket } from '../../contracts/domain/ticket';
import { usePerson } from '../../store/person';
import { accessSettings, type AccessSettings } from './accessSettings';

const nothing: ReadonlyMap<number, Ticket> = new Map();

/**
 * What an institution set for its services, and which requests are open. Nothing of it is needed to read the list,
 * so nothing waits for it, and what fails is left out.
 */
export function useAccessSettings(): AccessSettings {
  const person = usePerson();
  const policies = useGetPoliciesQuery(undefined, { skip: !mayReadPolicies(person.roles) }).data;
  const withConsents = !person.roles.guest && person.installation.consentEnabled;
  const consents = useGetConsentsQuery(undefined, { skip: !withConsents }).data;
  const tickets = useSearchTicketsQuery(undefined, { skip: !looksForTickets(person) }).data?.tickets;
  const open = useMemo(() => (tickets ? openTickets(tickets) : nothing), [tickets]);
  return useMemo(
    () => accessSettings({ institution: person.institution, policies, consents, open }),
    [person.institution, policies, consents, open],
  );
}
