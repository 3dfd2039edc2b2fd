import { known, type KnownAttribute } from './knownAttribute';

type Numbered = readonly (readonly [number: number, label: string])[];

/** Returns the attributes of a schema, which are numbered below its OID and named like their message. */
function numbered(urn: string, oid: string, attributes: Numbered): readonly KnownAttribute[] {
  return attributes.map(([number, label]) =>
    known(`${urn}${label.slice('attribute.'.length)}`, label, { aliases: [`urn:oid:${oid}.${number}`] }),
  );
}

/** eduPerson 202208. */
const eduPerson = numbered('urn:mace:dir:attribute-def:', '1.3.6.1.4.1.5923.1.1.1', [
  [12, 'attribute.eduPersonPrincipalNamePrior'],
  [17, 'attribute.eduPersonAnalyticsTag'],
  [18, 'attribute.eduPersonDisplayPronouns'],
]);

/** SCHAC 1.5. Attributes for national numbers have their own texts, which say so. */
const schac = numbered('urn:schac:attribute-def:', '1.3.6.1.4.1.25178.1.2', [
  [1, 'attribute.schacMotherTongue'],
  [2, 'attribute.schacGender'],
  [3, 'attribute.schacDateOfBirth'],
  [4, 'attribute.schacPlaceOfBirth'],
  [5, 'attribute.schacCountryOfCitizenship'],
  [6, 'attribute.schacSn1'],
  [7, 'attribute.schacSn2'],
  [8, 'attribute.schacPersonalTitle'],
  [11, 'attribute.schacCountryOfResidence'],
  [12, 'attribute.schacUserPresenceID'],
  [13, 'attribute.schacPersonalPosition'],
  [17, 'attribute.schacExpiryDate'],
  [18, 'attribute.schacUserPrivateAttribute'],
  [19, 'attribute.schacUserStatus'],
  [20, 'attribute.schacProjectMembership'],
  [21, 'attribute.schacProjectSpecificRole'],
]);

/** The one attribute of SCHAC with a different OID. */
const schacElsewhere = numbered('urn:schac:attribute-def:', '1.3.6.1.4.1.25178.1.0.2', [
  [3, 'attribute.schacYearOfBirth'],
]);

const swissEduPerson = numbered('urn:mace:switch.ch:attribute-def:', '2.16.756.1.2.5.1.1', [
  [1, 'attribute.swissEduPersonUniqueID'],
  [2, 'attribute.swissEduPersonDateOfBirth'],
  [3, 'attribute.swissEduPersonGender'],
  [4, 'attribute.swissEduPersonHomeOrganization'],
  [5, 'attribute.swissEduPersonHomeOrganizationType'],
  [6, 'attribute.swissEduPersonStudyBranch1'],
  [7, 'attribute.swissEduPersonStudyBranch2'],
  [8, 'attribute.swissEduPersonStudyBranch3'],
  [9, 'attribute.swissEduPersonStudyLevel'],
  [10, 'attribute.swissEduPersonStaffCategory'],
  [11, 'attribute.swissEduPersonMatriculationNumber'],
  [12, 'attribute.swissEduPersonCardUID'],
]);

const norEduPerson = numbered('urn:mace:dir:attribute-def:', '1.3.6.1.4.1.2428.90.1', [
  [1, 'attribute.norEduOrgUniqueNumber'],
  [2, 'attribute.norEduOrgUnitUniqueNumber'],
  [3, 'attribute.norEduPersonBirthDate'],
  [4, 'attribute.norEduPersonLIN'],
  [5, 'attribute.norEduPersonNIN'],
  [6, 'attribute.norEduOrgAcronym'],
  [7, 'attribute.norEduOrgUniqueIdentifier'],
  [8, 'attribute.norEduOrgUnitUniqueIdentifier'],
  [10, 'attribute.norEduPersonLegalName'],
  [12, 'attribute.norEduOrgNIN'],
]);

/** Attributes with only a number and a display name: no login of ours has them. */
export const schemaAttributes: readonly KnownAttribute[] = [
  ...eduPerson,
  ...schac,
  ...schacElsewhere,
  ...swissEduPerson,
  ...norEduPerson,
];
