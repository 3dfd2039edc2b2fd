import type { PolicyScope } from '../../../src/contracts/domain/policies/policy';
import type { Policy } from '../../../src/contracts/wire/policy';
import { ProblemError } from '../../platform/http/problems';
import type { Queries } from '../../platform/storage/database';
import { isChangeable, isVisible, ownIdentityProviders, reachOf, type Reach } from './policyReach';
import { revisionsOf, stateOf, statesFor, type PolicyState } from './policyStates';
import { policyViews } from './policyView';

/** Reads the policies that an institution may see, by name. */
export async function visiblePolicies(queries: Queries, institution: string): Promise<Policy[]> {
  const { states, reach } = await visibleStates(queries, institution);
  return policyViews(queries, states, reach);
}

/** Reads the services of the policies that an institution may see. */
export async function visibleScopes(queries: Queries, institution: string): Promise<PolicyScope[]> {
  const { states } = await visibleStates(queries, institution);
  return states.map(({ document }) => document);
}

async function visibleStates(
  queries: Queries,
  institution: string,
): Promise<{ readonly states: readonly PolicyState[]; readonly reach: Reach }> {
  const states = await statesFor(queries, await ownIdentityProviders(queries, institution));
  const reach = await reachOf(queries, institution, servicesOfOpen(states));
  return { states: states.filter(({ document }) => isVisible(document, reach)), reach };
}

/**
 * Returns the services of policies without identity providers. For these policies alone, the services decide who may
 * see and change them.
 */
function servicesOfOpen(states: readonly PolicyState[]): string[] {
  const open = states.filter(({ document }) => document.institutions.length === 0);
  return [...new Set(open.flatMap(({ document }) => document.services))];
}

/** An empty reach. */
const NOWHERE: Reach = { own: new Set(), services: new Map() };

export interface FoundPolicy {
  readonly state: PolicyState;
  readonly reach: Reach;
}

/** Finds a policy; returns `undefined` both if it does not exist and if the institution may not see it. */
export async function findPolicy(
  queries: Queries,
  institution: string,
  id: string,
): Promise<FoundPolicy | undefined> {
  const state = await stateOf(queries, id);
  if (!state) return undefined;
  const reach = await reachOf(queries, institution, state.document.services);
  return isVisible(state.document, reach) ? { state, reach } : undefined;
}

async function expectPolicy(queries: Queries, institution: string, id: string): Promise<FoundPolicy> {
  const found = await findPolicy(queries, institution, id);
  if (!found) throw new ProblemError('policy-unknown');
  return found;
}

export async function policyView(queries: Queries, { state, reach }: FoundPolicy): Promise<Policy> {
  const [view] = await policyViews(queries, [state], reach);
  if (!view) throw new Error('A policy has no view');
  return view;
}

/** Returns the policy. Throws `policy-unknown`. */
export async function policyById(queries: Queries, institution: string, id: string): Promise<Policy> {
  return policyView(queries, await expectPolicy(queries, institution, id));
}

/**
 * Reads every saved state, including the current one, for institutions that may see the current one; its answer says
 * what they may do to the policy. The states of a deleted policy are for institutions that could see the last one.
 * Throws `policy-unknown`.
 */
export async function policyRevisions(queries: Queries, institution: string, id: string): Promise<Policy[]> {
  const current = await findPolicy(queries, institution, id);
  const states = await revisionsOf(queries, id);
  const last = states.at(-1);
  const seen = current ?? (last && (await deletedSeenBy(queries, institution, last)));
  if (!seen) throw new ProblemError('policy-unknown');
  const { state, reach } = seen;
  const actionsAllowed = current !== undefined && isChangeable(state.document, state.authority, reach);
  const views = await policyViews(queries, states, reach);
  return views.map((view) => ({ ...view, actionsAllowed }));
}

/** Returns a deleted policy if the institution could see its last state. */
async function deletedSeenBy(
  queries: Queries,
  institution: string,
  state: PolicyState,
): Promise<FoundPolicy | undefined> {
  if (await stateOf(queries, state.id)) return undefined;
  const reach = await reachOf(queries, institution, state.document.services);
  return isVisible(state.document, reach) ? { state, reach } : undefined;
}

/** Reads every saved state of a policy for readers who may know about it but may not change it. */
export async function savedStates(queries: Queries, id: string): Promise<Policy[]> {
  return policyViews(queries, await revisionsOf(queries, id), NOWHERE);
}
