import type { LicenseStatus } from '../../../contracts/wire/enumerations';
import type { Line } from './line';

export const licenseMessages = {
  HAS_LICENSE_SURFMARKET: { kind: 'look', title: 'connect.license.needed', text: 'connect.license.market' },
  HAS_LICENSE_SP: { kind: 'look', title: 'connect.license.needed', text: 'connect.license.provider' },
  NO_LICENSE: { kind: 'look', title: 'connect.license.none', text: 'connect.license.none.text' },
  UNKNOWN: { kind: 'look', title: 'connect.license.unknown', text: 'connect.license.unknown.text' },
  NOT_NEEDED: { kind: 'ok', title: 'connect.license.notNeeded', text: 'connect.license.notNeeded.text' },
} as const satisfies Record<LicenseStatus, Pick<Line, 'kind'> & { title: string; text: string }>;

/** The provider's answers about a processing agreement, where one may be needed. */
export const agreementMessages: Readonly<Record<string, string | undefined>> = {
  dpa_in_surf_agreement: 'connect.processing.inFederation',
  dpa_model_surf: 'connect.processing.model',
  dpa_supplied_by_service: 'connect.processing.byService',
  other: 'connect.processing.other',
};
