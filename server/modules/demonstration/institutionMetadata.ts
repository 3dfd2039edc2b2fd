import type { InstitutionDocument } from '../federation/federation.module';
import type { InstitutionName } from './institutionNames';
import { makeRandom } from './random';

type Metadata = Required<
  Pick<
    InstitutionDocument,
    | 'informationUrls'
    | 'privacyStatementUrls'
    | 'errorUrl'
    | 'registrationAuthority'
    | 'registrationInstant'
    | 'registrationPolicyUrls'
    | 'entityCategorySupport'
    | 'assuranceCertifications'
  >
>;

const YEAR = 365 * 86_400_000;
const RESEARCH_AND_SCHOLARSHIP = 'http://refeds.org/category/research-and-scholarship';
const CONDUCT_1 = 'http://www.geant.net/uri/dataprotection-code-of-conduct/v1';
const CONDUCT_2 = 'https://refeds.org/category/code-of-conduct/v2';
const PERSONALIZED = 'https://refeds.org/category/personalized';
const SIRTFI = 'https://refeds.org/sirtfi';

/**
 * Invents the metadata of an institution. The random numbers depend on the domain only, so that the rest of the
 * federation does not depend on them. The landmark has fulfilled and unfulfilled requirements of each kind.
 */
export function inventMetadata({ domain, isFixed, test }: InstitutionName, now: Date): Metadata {
  const random = makeRandom([...domain].reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), 7));
  const drawn = (share: number) => !isFixed && random.chance(share);
  const site = `https://www.${domain}`;
  const en = `${site}/en/login`;
  const nl = `${site}/inloggen`;
  return {
    informationUrls: isFixed || drawn(0.6) ? { en, nl } : {},
    privacyStatementUrls: isFixed ? { nl: `${nl}/privacy` } : drawn(0.5) ? { en: `${en}/privacy` } : {},
    errorUrl: drawn(0.4) ? `${site}/login-error?code=ERRORURL_CODE` : '',
    registrationAuthority: 'https://federation.example',
    registrationInstant: new Date(now.getTime() - random.between(2, 9) * YEAR).toISOString(),
    registrationPolicyUrls: { en: 'https://federation.example/registration-policy' },
    entityCategorySupport: [
      ...(isFixed || drawn(0.5) ? [RESEARCH_AND_SCHOLARSHIP] : []),
      ...(isFixed || drawn(0.4) ? [CONDUCT_1] : []),
      ...(drawn(0.3) ? [CONDUCT_2] : []),
      ...(drawn(0.2) ? [PERSONALIZED] : []),
    ],
    assuranceCertifications: (isFixed && !test) || drawn(0.5) ? [SIRTFI] : [],
  };
}
