import { attributeName } from '../../contracts/domain/attributes/attribute';
import { knownAttribute } from '../../contracts/domain/attributes/attributeDictionary';

/** Descriptions of a login's attributes, by the last part of their names. */
const meanings: Readonly<Record<string, string>> = {
  uid: 'profile.about.uid',
  displayName: 'profile.about.displayName',
  eduPersonEntitlement: 'profile.about.entitlement',
  isMemberOf: 'profile.about.groups',
  schacHomeOrganization: 'profile.about.home',
  mail: 'profile.about.mail',
  cn: 'profile.about.commonName',
  eduPersonAffiliation: 'profile.about.affiliation',
  eduPersonAssurance: 'profile.about.assurance',
  eduPersonOrcid: 'profile.about.orcid',
  eduPersonPrincipalName: 'profile.about.principalName',
  eduPersonScopedAffiliation: 'profile.about.scopedAffiliation',
  eduPersonTargetedID: 'profile.about.targetedId',
  givenName: 'profile.about.givenName',
  nlEduPersonOrgUnit: 'profile.about.orgUnit',
  nlEduPersonStudyBranch: 'profile.about.studyBranch',
  nlStudielinkNummer: 'profile.about.studielink',
  ou: 'profile.about.orgUnit',
  preferredLanguage: 'profile.about.language',
  schacHomeOrganizationType: 'profile.about.homeType',
  schacPersonalUniqueCode: 'profile.about.personalCode',
  sn: 'profile.about.surname',
  'surf-autorisaties': 'profile.about.authorisations',
  eckid: 'profile.about.eckid',
};

/** Returns the message about an attribute; undefined for one that is unknown or has no description. */
export function meaningOf(name: string): string | undefined {
  const known = knownAttribute(name);
  return known && meanings[attributeName(known.urn)];
}
