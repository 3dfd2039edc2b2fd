import type { AggregatedQuery, StatisticsRow } from '../../../src/contracts/wire/statistics';
import { ProblemError } from '../../platform/http/problems';
import { readPeriod } from './periods';
import { disclose, type DisclosedCell } from './privacy';
import { shownServices } from './shownServices';
import { loginsOf, type StatisticsContext } from './statisticsContext';
import { disclosedRow } from './disclosedRow';

const NO_LOGINS = { logins: 0, users: 0 };

/**
 * Returns one row for each service that had logins in a period, the most used one first; for one service, only its row.
 * Throws ProblemError for an invalid period.
 */
export async function aggregated(
  context: StatisticsContext,
  { period: code, spEntityId }: AggregatedQuery,
): Promise<StatisticsRow[]> {
  const { reader, zone, minUsers, institution } = context;
  const period = readPeriod(code);
  if (!period)
    throw new ProblemError('validation', {
      detail: 'querystring/period is not 2026, 2026Q2, 2026M3, 2026W14 or 2026D300',
    });
  const of = loginsOf(context, spEntityId);
  const [total = NO_LOGINS] = await reader.cells(of, [period]);
  if (total.logins === 0) return [];
  const time = new Date(zone.startOf(period.first)).toISOString().replace('.000Z', 'Z');
  const row = (service: string, cell: DisclosedCell) => disclosedRow({ time, sp_entity_id: service }, cell);
  if (of.service !== undefined) return [row(of.service, disclose(total, minUsers))];
  const services = shownServices(await reader.services(institution, period), total, minUsers);
  return services.map(({ service, shown }) => row(service, shown));
}
