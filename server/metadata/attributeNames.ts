const dir = 'urn:mace:dir:attribute-def:';
const eduPerson = 'urn:oid:1.3.6.1.4.1.5923.1.1.1.';
const schac = 'urn:oid:1.3.6.1.4.1.25178.1.2.';
const netscape = 'urn:oid:2.16.840.1.113730.3.1.';

/** Attributes for which the field knows two names: short name, name in metadata, name in the catalogue. */
const known: readonly (readonly [friendly: string, oid: string, urn: string])[] = [
  ['uid', 'urn:oid:0.9.2342.19200300.100.1.1', `${dir}uid`],
  ['mail', 'urn:oid:0.9.2342.19200300.100.1.3', `${dir}mail`],
  ['homePhone', 'urn:oid:0.9.2342.19200300.100.1.20', `${dir}homePhone`],
  ['homePostalAddress', 'urn:oid:0.9.2342.19200300.100.1.39', `${dir}homePostalAddress`],
  ['mobile', 'urn:oid:0.9.2342.19200300.100.1.41', `${dir}mobile`],
  ['cn', 'urn:oid:2.5.4.3', `${dir}cn`],
  ['sn', 'urn:oid:2.5.4.4', `${dir}sn`],
  ['givenName', 'urn:oid:2.5.4.42', `${dir}givenName`],
  ['o', 'urn:oid:2.5.4.10', `${dir}o`],
  ['ou', 'urn:oid:2.5.4.11', `${dir}ou`],
  ['title', 'urn:oid:2.5.4.12', `${dir}title`],
  ['postalAddress', 'urn:oid:2.5.4.16', `${dir}postalAddress`],
  ['telephoneNumber', 'urn:oid:2.5.4.20', `${dir}telephoneNumber`],
  ['displayName', `${netscape}241`, `${dir}displayName`],
  ['preferredLanguage', `${netscape}39`, `${dir}preferredLanguage`],
  ['employeeNumber', `${netscape}3`, `${dir}employeeNumber`],
  ['employeeType', `${netscape}4`, `${dir}employeeType`],
  ['eduPersonAffiliation', `${eduPerson}1`, `${dir}eduPersonAffiliation`],
  ['eduPersonNickname', `${eduPerson}2`, `${dir}eduPersonNickname`],
  ['eduPersonOrgDN', `${eduPerson}3`, `${dir}eduPersonOrgDN`],
  ['eduPersonOrgUnitDN', `${eduPerson}4`, `${dir}eduPersonOrgUnitDN`],
  ['eduPersonPrimaryAffiliation', `${eduPerson}5`, `${dir}eduPersonPrimaryAffiliation`],
  ['eduPersonPrincipalName', `${eduPerson}6`, `${dir}eduPersonPrincipalName`],
  ['eduPersonEntitlement', `${eduPerson}7`, `${dir}eduPersonEntitlement`],
  ['eduPersonPrimaryOrgUnitDN', `${eduPerson}8`, `${dir}eduPersonPrimaryOrgUnitDN`],
  ['eduPersonScopedAffiliation', `${eduPerson}9`, `${dir}eduPersonScopedAffiliation`],
  ['eduPersonTargetedID', `${eduPerson}10`, `${dir}eduPersonTargetedID`],
  ['eduPersonAssurance', `${eduPerson}11`, `${dir}eduPersonAssurance`],
  ['eduPersonUniqueId', `${eduPerson}13`, `${dir}eduPersonUniqueId`],
  ['eduPersonOrcid', `${eduPerson}16`, `${dir}eduPersonOrcid`],
  ['isMemberOf', 'urn:oid:1.3.6.1.4.1.5923.1.5.1.1', `${dir}isMemberOf`],
  ['schacHomeOrganization', `${schac}9`, 'urn:mace:terena.org:attribute-def:schacHomeOrganization'],
  ['schacHomeOrganizationType', `${schac}10`, 'urn:mace:terena.org:attribute-def:schacHomeOrganizationType'],
  ['schacPersonalUniqueCode', `${schac}14`, 'urn:schac:attribute-def:schacPersonalUniqueCode'],
];

const byOid = new Map(known.map(([, oid, urn]) => [oid, urn]));
const byFriendlyName = new Map(known.map(([friendly, , urn]) => [friendly, urn]));

/** The name that release policies use for an attribute of the metadata; an unknown one keeps its own. */
export function catalogueName(metadataName: string): string {
  return byOid.get(metadataName) ?? metadataName;
}

/** Throws for a short name that the table lacks. */
export function attributeUrn(friendlyName: string): string {
  const urn = byFriendlyName.get(friendlyName);
  if (urn === undefined) throw new Error(`Unknown attribute ${friendlyName}`);
  return urn;
}
