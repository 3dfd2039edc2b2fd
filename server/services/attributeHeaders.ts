/**
 * Which member of a login's attributes (contract §3.1, `attributeMap`) holds the values of an attribute that a
 * service asks for. Metadata names attributes by their classic name or by their OID.
 */
const headers: readonly (readonly [header: string, ...urns: string[]])[] = [
  ['uid', 'urn:mace:dir:attribute-def:uid', 'urn:oid:0.9.2342.19200300.100.1.1'],
  ['Shib-InetOrgPerson-mail', 'urn:mace:dir:attribute-def:mail', 'urn:oid:0.9.2342.19200300.100.1.3'],
  ['displayName', 'urn:mace:dir:attribute-def:displayName', 'urn:oid:2.16.840.1.113730.3.1.241'],
  ['Shib-surName', 'urn:mace:dir:attribute-def:sn', 'urn:oid:2.5.4.4'],
  ['Shib-givenName', 'urn:mace:dir:attribute-def:givenName', 'urn:oid:2.5.4.42'],
  ['Shib-commonName', 'urn:mace:dir:attribute-def:cn', 'urn:oid:2.5.4.3'],
  ['Shib-orgUnit', 'urn:mace:dir:attribute-def:ou', 'urn:oid:2.5.4.11'],
  [
    'schacHomeOrganization',
    'urn:mace:terena.org:attribute-def:schacHomeOrganization',
    'urn:oid:1.3.6.1.4.1.25178.1.2.9',
  ],
  [
    'Shib-schacHomeOrganizationType',
    'urn:mace:terena.org:attribute-def:schacHomeOrganizationType',
    'urn:oid:1.3.6.1.4.1.25178.1.2.10',
  ],
  [
    'Shib-schacPersonalUniqueCode',
    'urn:schac:attribute-def:schacPersonalUniqueCode',
    'urn:oid:1.3.6.1.4.1.25178.1.2.14',
  ],
  ['is-member-of', 'urn:mace:dir:attribute-def:isMemberOf', 'urn:oid:1.3.6.1.4.1.5923.1.5.1.1'],
  [
    'eduPersonEntitlement',
    'urn:mace:dir:attribute-def:eduPersonEntitlement',
    'urn:oid:1.3.6.1.4.1.5923.1.1.1.7',
  ],
  [
    'Shib-eduPersonAffiliation',
    'urn:mace:dir:attribute-def:eduPersonAffiliation',
    'urn:oid:1.3.6.1.4.1.5923.1.1.1.1',
  ],
  [
    'Shib-eduPersonScopedAffiliation',
    'urn:mace:dir:attribute-def:eduPersonScopedAffiliation',
    'urn:oid:1.3.6.1.4.1.5923.1.1.1.9',
  ],
  [
    'Shib-eduPersonTargetedID',
    'urn:mace:dir:attribute-def:eduPersonTargetedID',
    'urn:oid:1.3.6.1.4.1.5923.1.1.1.10',
  ],
  [
    'Shib-eduPersonPN',
    'urn:mace:dir:attribute-def:eduPersonPrincipalName',
    'urn:oid:1.3.6.1.4.1.5923.1.1.1.6',
  ],
  ['Shib-eduPersonOrcid', 'urn:mace:dir:attribute-def:eduPersonOrcid', 'urn:oid:1.3.6.1.4.1.5923.1.1.1.16'],
  [
    'Shib-preferredLanguage',
    'urn:mace:dir:attribute-def:preferredLanguage',
    'urn:oid:2.16.840.1.113730.3.1.39',
  ],
  ['Shib-nlEduPersonOrgUnit', 'urn:mace:surffederatie.nl:attribute-def:nlEduPersonOrgUnit'],
  ['Shib-nlEduPersonStudyBranch', 'urn:mace:surffederatie.nl:attribute-def:nlEduPersonStudyBranch'],
  ['Shib-nlStudielinkNummer', 'urn:mace:surffederatie.nl:attribute-def:nlStudielinkNummer'],
  ['Shib-surfEckid', 'urn:mace:surf.nl:attribute-def:eckid'],
  ['Shib-surf-autorisaties', 'urn:mace:surf.nl:attribute-def:surf-autorisaties'],
];

const headerByUrn = new Map(
  headers.flatMap(([header, ...urns]) => urns.map((urn) => [urn, header] as const)),
);

export function headerOf(urn: string): string | undefined {
  return headerByUrn.get(urn);
}
