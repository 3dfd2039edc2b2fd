import { StatisticsAnswer } from '../../../../src/contracts/wire/statistics';
import { forInstitution, notStatus, type Fact } from '../fact';
import { misshapen } from '../shape';

const DAY = 86_400;

/** Facts about statistics. */
export const ofStatistics: readonly Fact[] = [
  {
    call: 'GET /stats/loginTimeFrame',
    says: 'logins by day are a bare list of rows, or `no_results`',
    otherwise: 'statistics say that they are away',
    needs: 'login',
    fault: async (call, known) => {
      const to = Math.floor(Date.now() / 1000 / DAY) * DAY;
      const requested = `GET /stats/loginTimeFrame?from=${to - 30 * DAY}&to=${to}&scale=day`;
      const response = await call(requested, forInstitution(known));
      return notStatus(response, 200) ?? misshapen(StatisticsAnswer, response.json, '');
    },
  },
  {
    call: 'GET /stats/loginAggregated',
    says: 'logins of a period come by service',
    otherwise: 'statistics by service are missing',
    needs: 'login',
    fault: async (call, known) => {
      const requested = `GET /stats/loginAggregated?period=${new Date().getUTCFullYear()}`;
      const response = await call(requested, forInstitution(known));
      return notStatus(response, 200) ?? misshapen(StatisticsAnswer, response.json, '');
    },
  },
];
