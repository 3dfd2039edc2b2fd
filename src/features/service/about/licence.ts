import type { LicenseStatus } from '../../../contracts/wire/enumerations';

/** Messages for the licence, and for the explanation beside it if there is one (REQUIREMENTS 93). */
export const licenceMessages = {
  NO_LICENSE: { line: 'licence.none', tip: 'licence.none.tip' },
  NOT_NEEDED: { line: 'licence.notNeeded', tip: undefined },
  UNKNOWN: { line: 'licence.unknown', tip: undefined },
  HAS_LICENSE_SURFMARKET: { line: 'licence.needed', tip: 'licence.market.tip' },
  HAS_LICENSE_SP: { line: 'licence.needed', tip: 'licence.provider.tip' },
} as const satisfies Record<LicenseStatus, { line: string; tip: string | undefined }>;
