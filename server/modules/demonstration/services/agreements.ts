import type { LicenseStatus } from '../../../../src/contracts/wire/enumerations';
import type { ServiceDocument } from '../../federation/federation.module';
import { level15, level2, level3 } from '../levels';
import type { Random } from '../random';

const codeOfConduct1 = 'http://www.geant.net/uri/dataprotection-code-of-conduct/v1';
export const codeOfConduct2 = 'https://refeds.org/category/code-of-conduct/v2';
export const researchAndScholarship = 'http://refeds.org/category/research-and-scholarship';

type Agreement = Pick<
  ServiceDocument,
  | 'interfedSource'
  | 'contractualBase'
  | 'entityCategories'
  | 'licenseStatus'
  | 'publishedInEdugain'
  | 'minimalLoaLevel'
  | 'registrationAuthority'
  | 'registrationInfoUrl'
>;

const bases = {
  '': [
    [55, 'AO'],
    [20, 'IX'],
    [15, 'NA'],
    [10, 'None'],
  ],
  eduGAIN: [
    [40, 'R&S+COCO'],
    [20, 'Clarin'],
    [20, 'eduGAIN (community)'],
    [5, 'eduGAIN (community)'],
    [15, 'NA'],
  ],
  Entree: [[1, 'Entree']],
} as const;

const licences: readonly (readonly [number, LicenseStatus])[] = [
  [45, 'NOT_NEEDED'],
  [20, 'HAS_LICENSE_SP'],
  [12, 'HAS_LICENSE_SURFMARKET'],
  [10, 'NO_LICENSE'],
  [13, 'UNKNOWN'],
];

/** Invents the federation that a service joined, its terms, and its commitments. */
export function inventAgreement(random: Random): Agreement {
  const source = random.weighted([
    // This federation, whatever its name is (FEDERATION_SOURCE).
    [70, ''],
    [25, 'eduGAIN'],
    [5, 'Entree'],
  ] as const);
  const interfederated = source === 'eduGAIN';
  return {
    interfedSource: source,
    contractualBase: random.weighted<string>(bases[source]),
    entityCategories: random.some(
      [codeOfConduct1, codeOfConduct2, researchAndScholarship],
      random.weighted([
        [interfederated ? 2 : 12, 0],
        [5, 1],
        [3, 2],
        [1, 3],
      ]),
    ),
    licenseStatus: random.weighted(licences),
    publishedInEdugain: interfederated || random.chance(0.15),
    ...(random.chance(0.05) ? { minimalLoaLevel: random.pick([level15, level2, level3]) } : {}),
    registrationAuthority: interfederated
      ? 'https://registry.elsewhere.example'
      : 'https://federation.example',
    ...(random.chance(0.3) ? { registrationInfoUrl: 'https://federation.example/registration/info' } : {}),
  };
}
