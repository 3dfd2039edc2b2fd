import { Refusal } from '../../platform/control/refusal';
import { callerOf, type Caller } from './caller';
import type { Fact, Known, Needed, Sample } from './fact';
import { ofLogins } from './facts/logins';
import { ofPeople } from './facts/people';
import { ofPolicies } from './facts/policies';
import { ofServices } from './facts/services';
import { ofStatistics } from './facts/statistics';
import { ofTickets } from './facts/tickets';

/** Every checked fact, in the order of the table. */
export const FACTS: readonly Fact[] = [
  ...ofPeople,
  ...ofServices,
  ...ofTickets,
  ...ofPolicies,
  ...ofStatistics,
  ...ofLogins,
];

/** Result of a fact: `kept`; `broken`, with the fault; `unasked`, with the login that it needs. */
export type Finding = Pick<Fact, 'call' | 'says' | 'otherwise'> &
  (
    | { readonly is: 'kept' }
    | { readonly is: 'broken'; readonly fault: string }
    | { readonly is: 'unasked'; readonly needs: Needed }
  );

export interface Findings {
  /** Who made the calls, in the terms of the table. */
  readonly as: string;
  readonly facts: readonly Finding[];
}

/**
 * Checks which facts of the contract a server keeps, one call after the other; changes nothing. `cookie` belongs to a
 * session there; without one the calls are a guest's. Throws Refusal if no dashboard server answers.
 */
export async function conform(
  server: string,
  cookie: string | undefined,
  facts: readonly Fact[] = FACTS,
): Promise<Findings> {
  const call = callerOf(server, cookie);
  const known = await knowOf(call, server, cookie);
  const found: Finding[] = [];
  for (const fact of facts) found.push(await findingOf(fact, call, known));
  return { as: nameOf(known), facts: found };
}

async function findingOf(fact: Fact, call: Caller, known: Known): Promise<Finding> {
  const { call: requested, says, otherwise, needs } = fact;
  const entry = { call: requested, says, otherwise };
  if (!may(known, needs)) return { ...entry, is: 'unasked', needs };
  const fault = await fact.fault(call, known);
  return fault === undefined ? { ...entry, is: 'kept' } : { ...entry, is: 'broken', fault };
}

function may({ guest, worker, superUser }: Known, needs: Needed): boolean {
  return { guest: true, login: !guest, worker, superUser }[needs];
}

function nameOf({ guest, worker, superUser }: Known): string {
  if (superUser) return 'a super user';
  if (guest) return 'a guest';
  return worker ? 'an admin or a viewer' : 'a member';
}

interface PersonPayload {
  readonly guest?: boolean;
  readonly superUser?: boolean;
  readonly dashboardAdmin?: boolean;
  readonly dashboardViewer?: boolean;
  readonly currentIdp?: { readonly id?: string };
}

async function knowOf(call: Caller, server: string, cookie: string | undefined): Promise<Known> {
  const { status, payload } = await call('GET /users/me');
  if (typeof payload !== 'object' || payload === null)
    throw new Refusal(`No dashboard server answers at ${server} (GET /users/me: ${status}).`);
  const person: PersonPayload = payload;
  const guest = person.guest !== false;
  if (cookie !== undefined && guest)
    throw new Refusal('The cookie is not that of a session there, or no longer.');
  const superUser = person.superUser === true;
  // Our pages send this for a guest, for whom any value is accepted (WIRE T35).
  const institution = guest ? 'guest' : person.currentIdp?.id;
  return {
    guest,
    superUser,
    worker: superUser || person.dashboardAdmin === true || person.dashboardViewer === true,
    institution,
    service: await someService(call, institution),
  };
}

async function someService(call: Caller, institution: string | undefined): Promise<Sample | undefined> {
  const { payload } = await call('GET /services', { institution });
  const apps: unknown =
    typeof payload === 'object' && payload && 'apps' in payload ? payload.apps : undefined;
  const [first] = Array.isArray(apps)
    ? (apps as { id: number; spEntityId: string; entityType: string }[])
    : [];
  return first && { id: first.id, entityId: first.spEntityId, type: first.entityType };
}
