import { liveRoles, ownInstitutions } from '../call';
import type { Federation, Login } from '../federation';
import { institutionJson } from './institutionJson';

export const person = { displayName: 'Ann Bee', email: 'ann@uni.example', uid: 'urn:collab:person:uni:ann' };

/** Settings of the installation, which guests also get. */
const installationJson = ({ stepUp, jiraDown }: Federation) => ({
  manageConsentEnabled: true,
  dashboardStepupEnabled: stepUp,
  hideTabs: 'none',
  supportedLanguages: 'nl,en',
  organization: 'OpenConext',
  oidcEnabled: true,
  jiraDown,
  statisticsDown: false,
  defaultLoa: 'http://x/assurance/loa1',
  loaLevels: ['http://x/assurance/loa1.5', 'http://x/assurance/loa2', 'http://x/assurance/loa3'],
  authnContextLevels: ['https://refeds.org/profile/mfa'],
});

/** Returns a guest, which is another class than a person: members of a person are missing (WIRE T3). */
export function guestJson(federation: Federation): object {
  return {
    currentLoaLevel: 0,
    institutionIdps: [],
    grantedAuthorities: [{ authority: 'ROLE_DASHBOARD_GUEST' }],
    attributeMap: {},
    guest: true,
    invitationRequestEntities: [],
    ...installationJson(federation),
  };
}

export function userJson(federation: Federation, login: Login): object {
  const roles = liveRoles(login);
  const json = (wanted: string | undefined) => {
    const found = federation.institutions.find(({ entityId }) => entityId === wanted);
    return found && withoutContacts(institutionJson(federation, found), roles.includes('MEMBER'));
  };
  return {
    ...person,
    givenName: 'Ann',
    surName: 'Bee',
    currentIdp: json(login.idp),
    switchedToIdp: json(login.switchedTo?.idp),
    currentLoaLevel: login.level,
    institutionIdps: ownInstitutions(federation, login).map(({ entityId }) => json(entityId)),
    institutionId: ownInstitutions(federation, login)[0]?.institutionId,
    grantedAuthorities: roles.map((role) => ({ authority: `ROLE_DASHBOARD_${role}` })),
    attributeMap: {
      uid: ['ann'],
      'Shib-InetOrgPerson-mail': [person.email],
      'Shib-eduPersonAffiliation': ['employee', 'staff'],
    },
    guest: false,
    invitationRequestEntities: login.invitationRequestEntities,
    ...installationJson(federation),
    superUser: roles.includes('SUPER_USER'),
    dashboardAdmin: roles.includes('ADMIN'),
    dashboardViewer: roles.includes('VIEWER'),
    dashboardMember: roles.includes('MEMBER'),
    statsEnabled: true,
  };
}

function withoutContacts(institution: object, member: boolean): object {
  return member ? { ...institution, contactPersons: [] } : institution;
}
