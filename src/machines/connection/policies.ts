import { port } from '../kit/port';
import type { Done } from '../shared/request.parts';
import type { NamedPolicy, Policies } from './connection.subject';

/** Policies only inform: a form is shown without them, and asks for them while it is filled in. */
export const policiesPort = { loadPolicies: port<Record<never, never>, readonly NamedPolicy[]>() };

function read({ event }: Done<readonly NamedPolicy[]>): { policies: Policies } {
  return { policies: event.output };
}

export const readsPolicies = {
  id: 'loadPolicies',
  src: 'loadPolicies',
  input: {},
  onDone: { actions: { type: 'rememberPolicies', params: read } },
  onError: { actions: { type: 'rememberPolicies', params: { policies: 'unread' } } },
} as const;
