import type { TimeZone } from '../../platform/time/timeZone';
import type { LoginReader, LoginsOf } from './loginStore';

/** What answers of the statistics depend on besides the question. */
export interface Asked {
  readonly reader: LoginReader;
  readonly zone: TimeZone;
  readonly minUsers: number;
  /** Entity id of the institution whose logins are told. */
  readonly institution: string;
}

/** Returns whose logins are asked about; without a service, or with an empty one, those of all services. */
export function loginsOf({ institution }: Asked, service: string | undefined): LoginsOf {
  return service === undefined || service === '' ? { institution } : { institution, service };
}
