/** What is known of an attribute of the login: ids of its name and of what it means. */
export interface KnownAttribute {
  readonly label: string;
  readonly about: string;
}

const affiliation = { label: 'attribute.eduPersonAffiliation', about: 'profile.about.affiliation' };
const entitlement = { label: 'attribute.eduPersonEntitlement', about: 'profile.about.entitlement' };
const groups = { label: 'attribute.isMemberOf', about: 'profile.about.groups' };
const home = { label: 'attribute.schacHomeOrganization', about: 'profile.about.home' };

/** By the names under which the wire has them (contract §3.1), and by those that installations vary. */
const known: Readonly<Record<string, KnownAttribute>> = {
  uid: { label: 'attribute.uid', about: 'profile.about.uid' },
  displayName: { label: 'attribute.displayName', about: 'profile.about.displayName' },
  eduPersonEntitlement: entitlement,
  'is-member-of': groups,
  schacHomeOrganization: home,
  'Shib-InetOrgPerson-mail': { label: 'attribute.mail', about: 'profile.about.mail' },
  'Shib-commonName': { label: 'attribute.cn', about: 'profile.about.commonName' },
  'Shib-eduPersonAffiliation': affiliation,
  'Shib-eduPersonEntitlement': entitlement,
  'Shib-eduPersonOrcid': { label: 'attribute.eduPersonOrcid', about: 'profile.about.orcid' },
  'Shib-eduPersonPN': { label: 'attribute.eduPersonPrincipalName', about: 'profile.about.principalName' },
  'Shib-eduPersonScopedAffiliation': {
    label: 'attribute.eduPersonScopedAffiliation',
    about: 'profile.about.scopedAffiliation',
  },
  'Shib-eduPersonTargetedID': { label: 'attribute.eduPersonTargetedID', about: 'profile.about.targetedId' },
  'Shib-givenName': { label: 'attribute.givenName', about: 'profile.about.givenName' },
  'Shib-memberOf': groups,
  'Shib-nlEduPersonOrgUnit': { label: 'attribute.nlEduPersonOrgUnit', about: 'profile.about.orgUnit' },
  'Shib-nlEduPersonStudyBranch': {
    label: 'profile.label.studyBranch',
    about: 'profile.about.studyBranch',
  },
  'Shib-nlStudielinkNummer': { label: 'profile.label.studielink', about: 'profile.about.studielink' },
  'Shib-orgUnit': { label: 'attribute.ou', about: 'profile.about.orgUnit' },
  'Shib-preferredLanguage': { label: 'attribute.preferredLanguage', about: 'profile.about.language' },
  'Shib-schacHomeOrganization': home,
  'Shib-schacHomeOrganizationType': {
    label: 'attribute.schacHomeOrganizationType',
    about: 'profile.about.homeType',
  },
  'Shib-schacPersonalUniqueCode': {
    label: 'attribute.schacPersonalUniqueCode',
    about: 'profile.about.personalCode',
  },
  'Shib-surName': { label: 'attribute.sn', about: 'profile.about.surname' },
  'Shib-surf-autorisaties': {
    label: 'profile.label.authorisations',
    about: 'profile.about.authorisations',
  },
  'Shib-surfEckid': { label: 'attribute.eckid', about: 'profile.about.eckid' },
};

export function knownAttribute(name: string): KnownAttribute | undefined {
  return Object.hasOwn(known, name) ? known[name] : undefined;
}
