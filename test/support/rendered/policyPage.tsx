import type { LoosePolicy } from '../../../src/api/mappers/policy';
import { screen } from '@testing-library/react';
import { enveloped, type FakeServer } from '../dom/fakeServer';
import type { At } from './renderPage';
import { admin as somebody, openService as openAs, serviceServer } from './servicePage';

export const base = '/apps/42/saml20_sp/settings/authorization_policies';
export const entity = 'https://wiki.example';
export const own = 'https://idp.north.example';
export const affiliation = 'urn:mace:dir:attribute-def:eduPersonAffiliation';
export const group = 'urn:collab:group:surfteams.nl';
const role = 'urn:collab:sab:surfnet.nl';

/** A person whom the policies of these tests permit. */
export const admin = { ...somebody, attributeMap: { [affiliation]: ['staff', 'student'] } };
export const openService = (known: FakeServer, at: At, user: object = admin) => openAs(known, at, user);

export function wirePolicy(over: LoosePolicy = {}): LoosePolicy {
  return {
    id: 'p1',
    type: 'reg',
    name: 'Staff only',
    description: 'For staff',
    serviceProviderIds: [entity],
    serviceProviderNames: ['Wiki'],
    identityProviderIds: [own],
    identityProviderNames: ['North University'],
    attributes: [{ name: affiliation, value: 'staff' }],
    denyRule: false,
    allAttributesMustMatch: true,
    denyAdvice: 'Only for staff',
    denyAdviceNl: 'Alleen voor medewerkers',
    active: true,
    actionsAllowed: true,
    userDisplayName: 'Ann Bee',
    authenticatingAuthorityName: own,
    created: '2026-03-01T10:00:00Z',
    revisionNbr: 3,
    numberOfRevisions: 3,
    ...over,
  };
}

export function server(policies: readonly LoosePolicy[] = [wirePolicy()], service: object = {}): FakeServer {
  const known = serviceServer({ connected: true, policyEnforcementDecisionRequired: true, ...service })
    .on('GET /policies', () => enveloped(policies))
    .on('GET /policies/attributes', () =>
      enveloped([
        { name: affiliation, value: 'Affiliation' },
        { name: group, value: 'Group' },
        { name: role, value: 'Role', values: ['beheerder'] },
      ]),
    );
  for (const policy of policies) known.on(`GET /policies/${policy.id}`, () => enveloped(policy));
  return known;
}

export const body = (known: FakeServer, call: string) =>
  known.calls(call).at(-1)?.body as Record<string, unknown>;
export const flash = (view: Awaited<ReturnType<typeof openService>>) => view.store.getState().flash.shown;
export const button = (name: string | RegExp) => screen.getByRole('button', { name });
