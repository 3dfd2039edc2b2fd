import type { Principal } from '../../../server/modules/identity/principal';
import type { Authority } from '../../../src/contracts/wire/enumerations';
import { north, south, trial, twinA, twinB } from './fixtures';

const ADMIN: Authority = 'ROLE_DASHBOARD_ADMIN';
const VIEWER: Authority = 'ROLE_DASHBOARD_VIEWER';
const SUPER_USER: Authority = 'ROLE_DASHBOARD_SUPER_USER';

interface Persona {
  readonly institutions: readonly [string, ...string[]];
  readonly authorities: readonly Authority[];
  readonly switchedTo?: Principal['switchedTo'];
}

/** The people of the tests. Super users log in at south; the impersonating ones act for north. */
const PERSONAS = {
  member: { institutions: [north], authorities: [] },
  viewer: { institutions: [north], authorities: [VIEWER] },
  admin: { institutions: [north], authorities: [ADMIN] },
  southAdmin: { institutions: [south], authorities: [ADMIN] },
  trialAdmin: { institutions: [trial], authorities: [ADMIN] },
  twinAdmin: { institutions: [twinA, twinB], authorities: [ADMIN] },
  twinViewer: { institutions: [twinA, twinB], authorities: [VIEWER] },
  superUser: { institutions: [south], authorities: [SUPER_USER] },
  superUserAsViewer: {
    institutions: [south],
    authorities: [SUPER_USER],
    switchedTo: { institution: north, role: VIEWER },
  },
  superUserAsAdmin: {
    institutions: [south],
    authorities: [SUPER_USER],
    switchedTo: { institution: north, role: ADMIN },
  },
} satisfies Record<string, Persona>;

export type PersonaName = keyof typeof PERSONAS;

/** Returns the principal of a login; `level` is its rank. */
export function principalOf(name: PersonaName, level: number, now: Date): Principal {
  const persona: Persona = PERSONAS[name];
  const loginInstitution = persona.institutions[0];
  return {
    issuer: 'https://issuer.example',
    subject: name,
    uid: `urn:collab:person:example:${name}`,
    displayName: `Test ${name}`,
    givenName: 'Test',
    surName: name,
    email: `${name}@example.org`,
    schacHomeOrganization: new URL(loginInstitution).hostname,
    loginInstitution,
    institutions: persona.institutions,
    authorities: persona.authorities,
    ...(persona.switchedTo && { switchedTo: persona.switchedTo }),
    level,
    authenticatedAt: now.toISOString(),
    attributes: { 'Shib-InetOrgPerson-mail': [`${name}@example.org`] },
  };
}
