import type { TimeZone } from '../../platform/time/timeZone';
import type { LoginReader, LoginsOf } from './loginStore';

/** Context of a statistics request besides its query. */
export interface StatisticsContext {
  readonly reader: LoginReader;
  readonly zone: TimeZone;
  readonly minUsers: number;
  /** Entity ID of the institution whose logins are counted. */
  readonly institution: string;
}

/** Returns the institution and the service of the request; without a service, or with an empty one, all services. */
export function loginsOf({ institution }: StatisticsContext, service: string | undefined): LoginsOf {
  return service === undefined || service === '' ? { institution } : { institution, service };
}
