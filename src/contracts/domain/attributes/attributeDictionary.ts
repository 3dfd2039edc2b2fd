import { attributeName } from './attribute';
import { known, type KnownAttribute } from './knownAttribute';
import { GROUP_ATTRIBUTE, ROLE_ATTRIBUTE } from '../policies/policy';
import { schemaAttributes } from './schemaAttributes';

const dir = 'urn:mace:dir:attribute-def:';
const terena = 'urn:mace:terena.org:attribute-def:';
const schac = 'urn:schac:attribute-def:';
const surf = 'urn:mace:surf.nl:attribute-def:';
const surffederatie = 'urn:mace:surffederatie.nl:attribute-def:';
const subject = 'urn:oasis:names:tc:SAML:attribute:';
const pilot = 'urn:oid:0.9.2342.19200300.100.1.';
const x500 = 'urn:oid:2.5.4.';
const netscape = 'urn:oid:2.16.840.1.113730.3.1.';
const eduPersonOid = 'urn:oid:1.3.6.1.4.1.5923.1.1.1.';
const schacOid = 'urn:oid:1.3.6.1.4.1.25178.1.2.';

/** Attributes of a person: inetOrgPerson and related schemas. */
const person: readonly KnownAttribute[] = [
  known(`${dir}uid`, 'attribute.uid', {
    aliases: [`${pilot}1`],
    headers: ['uid'],
    claims: ['uid', 'preferred_username'],
  }),
  known(`${dir}mail`, 'attribute.mail', { aliases: [`${pilot}3`], headers: ['Shib-InetOrgPerson-mail'] }),
  known(`${dir}displayName`, 'attribute.displayName', {
    aliases: [`${netscape}241`],
    headers: ['displayName'],
    claims: ['name'],
  }),
  known(`${dir}givenName`, 'attribute.givenName', {
    aliases: [`${x500}42`],
    headers: ['Shib-givenName'],
    claims: ['given_name'],
  }),
  known(`${dir}sn`, 'attribute.sn', {
    aliases: [`${x500}4`],
    headers: ['Shib-surName'],
    claims: ['family_name'],
  }),
  known(`${dir}cn`, 'attribute.cn', {
    aliases: [`${x500}3`],
    headers: ['Shib-commonName'],
    claims: ['common_name'],
  }),
  known(`${dir}preferredLanguage`, 'attribute.preferredLanguage', {
    aliases: [`${netscape}39`],
    headers: ['Shib-preferredLanguage'],
    claims: ['locale'],
  }),
  known(`${dir}ou`, 'attribute.ou', {
    aliases: [`${x500}11`],
    headers: ['Shib-orgUnit'],
    claims: ['organizational_unit'],
  }),
  known(`${dir}o`, 'attribute.o', { aliases: [`${x500}10`] }),
  known(`${dir}title`, 'attribute.title', { aliases: [`${x500}12`] }),
  known(`${dir}postalAddress`, 'attribute.postalAddress', { aliases: [`${x500}16`] }),
  known(`${dir}telephoneNumber`, 'attribute.telephoneNumber', { aliases: [`${x500}20`] }),
  known(`${dir}mobile`, 'attribute.mobile', { aliases: [`${pilot}41`] }),
  known(`${dir}homePhone`, 'attribute.homePhone', { aliases: [`${pilot}20`] }),
  known(`${dir}homePostalAddress`, 'attribute.homePostalAddress', { aliases: [`${pilot}39`] }),
  known(`${dir}employeeNumber`, 'attribute.employeeNumber', { aliases: [`${netscape}3`] }),
  known(`${dir}employeeType`, 'attribute.employeeType', { aliases: [`${netscape}4`] }),
];

const eduPerson: readonly KnownAttribute[] = [
  known(`${dir}eduPersonAffiliation`, 'attribute.eduPersonAffiliation', {
    aliases: [`${eduPersonOid}1`],
    headers: ['Shib-eduPersonAffiliation'],
    claims: ['eduperson_affiliation'],
  }),
  known(`${dir}eduPersonNickname`, 'attribute.eduPersonNickname', { aliases: [`${eduPersonOid}2`] }),
  known(`${dir}eduPersonOrgDN`, 'attribute.eduPersonOrgDN', { aliases: [`${eduPersonOid}3`] }),
  known(`${dir}eduPersonOrgUnitDN`, 'attribute.eduPersonOrgUnitDN', { aliases: [`${eduPersonOid}4`] }),
  known(`${dir}eduPersonPrimaryAffiliation`, 'attribute.eduPersonPrimaryAffiliation', {
    aliases: [`${eduPersonOid}5`],
  }),
  known(`${dir}eduPersonPrincipalName`, 'attribute.eduPersonPrincipalName', {
    aliases: [`${eduPersonOid}6`],
    headers: ['Shib-eduPersonPN'],
    claims: ['eduperson_principal_name'],
  }),
  known(`${dir}eduPersonEntitlement`, 'attribute.eduPersonEntitlement', {
    aliases: [`${eduPersonOid}7`],
    headers: ['eduPersonEntitlement', 'Shib-eduPersonEntitlement'],
    claims: ['eduperson_entitlement'],
  }),
  known(`${dir}eduPersonPrimaryOrgUnitDN`, 'attribute.eduPersonPrimaryOrgUnitDN', {
    aliases: [`${eduPersonOid}8`],
  }),
  known(`${dir}eduPersonScopedAffiliation`, 'attribute.eduPersonScopedAffiliation', {
    aliases: [`${eduPersonOid}9`],
    headers: ['Shib-eduPersonScopedAffiliation'],
    claims: ['eduperson_scoped_affiliation'],
  }),
  known(`${dir}eduPersonTargetedID`, 'attribute.eduPersonTargetedID', {
    aliases: [`${eduPersonOid}10`],
    headers: ['Shib-eduPersonTargetedID'],
    claims: ['eduperson_targeted_id'],
  }),
  known(`${dir}eduPersonAssurance`, 'attribute.eduPersonAssurance', {
    aliases: [`${eduPersonOid}11`],
    headers: ['Shib-eduPersonAssurance'],
    claims: ['eduperson_assurance'],
  }),
  known(`${dir}eduPersonUniqueId`, 'attribute.eduPersonUniqueId', { aliases: [`${eduPersonOid}13`] }),
  known(`${dir}eduPersonOrcid`, 'attribute.eduPersonOrcid', {
    aliases: [`${eduPersonOid}16`],
    headers: ['Shib-eduPersonOrcid'],
    claims: ['eduperson_orcid'],
  }),
  known(`${dir}isMemberOf`, 'attribute.isMemberOf', {
    aliases: ['urn:oid:1.3.6.1.4.1.5923.1.5.1.1'],
    headers: ['is-member-of', 'Shib-memberOf'],
  }),
];

/** Attributes of SCHAC and of the field, and identifiers of persons. */
const others: readonly KnownAttribute[] = [
  known(`${terena}schacHomeOrganization`, 'attribute.schacHomeOrganization', {
    aliases: [`${schacOid}9`],
    headers: ['schacHomeOrganization', 'Shib-schacHomeOrganization'],
  }),
  known(`${terena}schacHomeOrganizationType`, 'attribute.schacHomeOrganizationType', {
    aliases: [`${schacOid}10`],
    headers: ['Shib-schacHomeOrganizationType'],
    claims: ['schac_home_organization_type'],
  }),
  known(`${schac}schacPersonalUniqueCode`, 'attribute.schacPersonalUniqueCode', {
    aliases: [`${schacOid}14`, `${terena}schacPersonalUniqueCode`],
    headers: ['Shib-schacPersonalUniqueCode'],
    claims: ['schac_personal_unique_code'],
  }),
  known(`${schac}schacPersonalUniqueID`, 'attribute.schacPersonalUniqueID', {
    aliases: [`${schacOid}15`, `${terena}schacPersonalUniqueID`],
  }),
  known(`${surffederatie}nlEduPersonOrgUnit`, 'attribute.nlEduPersonOrgUnit', {
    headers: ['Shib-nlEduPersonOrgUnit'],
  }),
  known(`${surffederatie}nlEduPersonStudyBranch`, 'attribute.nlEduPersonStudyBranch', {
    headers: ['Shib-nlEduPersonStudyBranch'],
  }),
  known(`${surffederatie}nlStudielinkNummer`, 'attribute.nlStudielinkNummer', {
    headers: ['Shib-nlStudielinkNummer'],
  }),
  known(`${surf}eckid`, 'attribute.eckid', { headers: ['Shib-surfEckid'] }),
  known(`${surf}surf-crm-id`, 'attribute.surfCrmId'),
  known(`${surf}surf-autorisaties`, 'attribute.surfAutorisaties', { headers: ['Shib-surf-autorisaties'] }),
  known(`${subject}subject-id`, 'attribute.subjectId'),
  known(`${subject}pairwise-id`, 'attribute.pairwiseId'),
  known('urn:oid:1.3.6.1.4.1.25178.4.1.6', 'attribute.voPersonId'),
  known('urn:oid:1.3.6.1.4.1.1076.20.40.40.1', 'attribute.collabPersonId'),
  known(GROUP_ATTRIBUTE, 'attribute.group'),
  known(ROLE_ATTRIBUTE, 'attribute.role'),
];

export const attributeDictionary: readonly KnownAttribute[] = [
  ...person,
  ...eduPerson,
  ...others,
  ...schemaAttributes,
];

const byName = new Map(
  attributeDictionary.flatMap((one) => [one.urn, ...one.aliases].map((name) => [name, one])),
);
const byShortName = new Map(attributeDictionary.map((one) => [attributeName(one.urn), one]));
/** Header names are case-insensitive (RFC 9110 §5.1). */
const byHeader = new Map(
  attributeDictionary.flatMap((one) => one.headers.map((header) => [header.toLowerCase(), one])),
);

/** Finds an attribute by any of its names in metadata or policies; some use only the number of an OID. */
export function knownAttribute(name: string): KnownAttribute | undefined {
  return byName.get(name) ?? byName.get(`urn:oid:${name}`);
}

/** Returns the short name of an attribute: `sn`, in any spelling. An unknown one gets the last part of its name. */
export function shortNameOf(name: string): string {
  const found = knownAttribute(name);
  if (!found) return attributeName(name);
  const short = attributeName(found.urn);
  // An attribute with only a number has the name of its message.
  return /^[\d.]+$/.test(short) ? found.label.slice('attribute.'.length) : short;
}

/** Finds an attribute by the member of a login's attributes that holds its values. */
export function attributeOfHeader(header: string): KnownAttribute | undefined {
  return byHeader.get(header.toLowerCase()) ?? knownAttribute(header);
}

/** Returns the name that policies use; an unknown attribute keeps its own. */
export function attributeUrn(name: string): string {
  return knownAttribute(name)?.urn ?? name;
}

/** Returns the number of a known attribute, by which other federations name it; undefined if it has none. */
export function attributeOid(name: string): string | undefined {
  const found = knownAttribute(name);
  const oid = 'urn:oid:';
  return found && [found.urn, ...found.aliases].find((one) => one.startsWith(oid))?.slice(oid.length);
}

/** Returns the full name of `eduPersonAffiliation` and the like; throws for a short name that the dictionary lacks. */
export function attributeCalled(shortName: string): string {
  const found = byShortName.get(shortName);
  if (!found) throw new Error(`Unknown attribute ${shortName}`);
  return found.urn;
}
