import type { IntlShape } from 'react-intl';
import { attributeName } from '../contracts/domain/attribute';

const mace = 'urn:mace:dir:attribute-def:';
const schac = 'urn:mace:terena.org:attribute-def:';

/** Attributes that have a name in words (item 123). */
const known: Readonly<Record<string, string>> = {
  [`${mace}cn`]: 'attribute.cn',
  [`${mace}displayName`]: 'attribute.displayName',
  [`${mace}givenName`]: 'attribute.givenName',
  [`${mace}sn`]: 'attribute.sn',
  [`${mace}mail`]: 'attribute.mail',
  [`${mace}uid`]: 'attribute.uid',
  [`${mace}preferredLanguage`]: 'attribute.preferredLanguage',
  [`${mace}isMemberOf`]: 'attribute.isMemberOf',
  [`${mace}eduPersonAffiliation`]: 'attribute.eduPersonAffiliation',
  [`${mace}eduPersonScopedAffiliation`]: 'attribute.eduPersonScopedAffiliation',
  [`${mace}eduPersonPrimaryAffiliation`]: 'attribute.eduPersonPrimaryAffiliation',
  [`${mace}eduPersonEntitlement`]: 'attribute.eduPersonEntitlement',
  [`${mace}eduPersonPrincipalName`]: 'attribute.eduPersonPrincipalName',
  [`${mace}eduPersonTargetedID`]: 'attribute.eduPersonTargetedID',
  [`${mace}eduPersonOrcid`]: 'attribute.eduPersonOrcid',
  [`${mace}eduPersonAssurance`]: 'attribute.eduPersonAssurance',
  [`${mace}eduPersonOrgUnitDN`]: 'attribute.eduPersonOrgUnitDN',
  [`${mace}ou`]: 'attribute.ou',
  [`${schac}schacHomeOrganization`]: 'attribute.schacHomeOrganization',
  [`${schac}schacHomeOrganizationType`]: 'attribute.schacHomeOrganizationType',
  [`${schac}schacPersonalUniqueCode`]: 'attribute.schacPersonalUniqueCode',
  'urn:oid:1.3.6.1.4.1.5923.1.1.1.10': 'attribute.eduPersonTargetedID',
  'urn:oid:1.3.6.1.4.1.25178.1.2.15': 'attribute.schacPersonalUniqueCode',
  'urn:oid:1.3.6.1.4.1.25178.4.1.6': 'attribute.collabPersonId',
  'urn:mace:surf.nl:attribute-def:eckid': 'attribute.eckid',
  'urn:mace:surffederatie.nl:attribute-def:nlEduPersonOrgUnit': 'attribute.nlEduPersonOrgUnit',
  'urn:mace:surf.nl:attribute-def:surf-crm-id': 'attribute.surfCrmId',
};

/** What an attribute is called in words; for one without, the last part of its name. */
export function attributeLabel(intl: IntlShape, urn: string): string {
  const id = Object.hasOwn(known, urn) ? known[urn] : undefined;
  return id === undefined ? attributeName(urn) : intl.formatMessage({ id });
}
