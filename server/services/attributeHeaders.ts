import { catalogueName } from '../metadata/attributeNames';

const dir = 'urn:mace:dir:attribute-def:';
const terena = 'urn:mace:terena.org:attribute-def:';
const surffederatie = 'urn:mace:surffederatie.nl:attribute-def:';

/** Attribute as release policies name it → member of a login's attributes that holds its values (contract §3.1). */
const headers: Readonly<Record<string, string>> = {
  [`${dir}uid`]: 'uid',
  [`${dir}mail`]: 'Shib-InetOrgPerson-mail',
  [`${dir}displayName`]: 'displayName',
  [`${dir}sn`]: 'Shib-surName',
  [`${dir}givenName`]: 'Shib-givenName',
  [`${dir}cn`]: 'Shib-commonName',
  [`${dir}ou`]: 'Shib-orgUnit',
  [`${dir}isMemberOf`]: 'is-member-of',
  [`${dir}preferredLanguage`]: 'Shib-preferredLanguage',
  [`${dir}eduPersonEntitlement`]: 'eduPersonEntitlement',
  [`${dir}eduPersonAffiliation`]: 'Shib-eduPersonAffiliation',
  [`${dir}eduPersonScopedAffiliation`]: 'Shib-eduPersonScopedAffiliation',
  [`${dir}eduPersonTargetedID`]: 'Shib-eduPersonTargetedID',
  [`${dir}eduPersonPrincipalName`]: 'Shib-eduPersonPN',
  [`${dir}eduPersonOrcid`]: 'Shib-eduPersonOrcid',
  [`${terena}schacHomeOrganization`]: 'schacHomeOrganization',
  [`${terena}schacHomeOrganizationType`]: 'Shib-schacHomeOrganizationType',
  'urn:schac:attribute-def:schacPersonalUniqueCode': 'Shib-schacPersonalUniqueCode',
  [`${surffederatie}nlEduPersonOrgUnit`]: 'Shib-nlEduPersonOrgUnit',
  [`${surffederatie}nlEduPersonStudyBranch`]: 'Shib-nlEduPersonStudyBranch',
  [`${surffederatie}nlStudielinkNummer`]: 'Shib-nlStudielinkNummer',
  'urn:mace:surf.nl:attribute-def:eckid': 'Shib-surfEckid',
  'urn:mace:surf.nl:attribute-def:surf-autorisaties': 'Shib-surf-autorisaties',
};

/** Metadata may name an attribute by its OID as well. */
export function headerOf(urn: string): string | undefined {
  return headers[catalogueName(urn)];
}
