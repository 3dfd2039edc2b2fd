import { reading, type Gauges } from '../../platform/telemetry/readings';
import type { RoleSource } from './roleSource';

/** Returns the gauge that says whether the directory of roles answers. */
export function roleGauges(roles: Pick<RoleSource, 'answers'> | undefined): Gauges {
  return async () => (roles?.answers ? [reading('rolesUp', {}, roles.answers() ? 1 : 0)] : []);
}
