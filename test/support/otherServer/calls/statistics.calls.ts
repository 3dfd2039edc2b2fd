import { bare, badRequest } from '../answers';
import { required, type Call, type Row } from '../call';
import type { Role } from '../federation';
import { mockTimes, scaleOf, steps, upstreamTimes, type Scale } from '../shapes/statisticsTimes';

const everybodySignedIn: readonly Role[] = ['ADMIN', 'VIEWER', 'MEMBER', 'SUPER_USER'];
const PERIOD = /^\d{4}[QMWD]?\d{0,3}$/i;

/**
 * Rows for statistics, which are for everyone who is signed in, about the institution of the session,
 * regardless of the header.
 */
export const statisticsCalls: readonly Row[] = [
  { method: 'GET', path: '/stats/loginTimeFrame', roles: everybodySignedIn, answer: timeFrame },
  { method: 'GET', path: '/stats/loginAggregated', roles: everybodySignedIn, answer: aggregated },
  { method: 'GET', path: '/stats/uniqueLoginCount', roles: everybodySignedIn, answer: uniques },
  {
    method: 'GET',
    path: '/stats/serviceProviders',
    roles: everybodySignedIn,
    answer: (call) =>
      bare(
        connectedServices(call).map(({ spEntityId, names }) => ({
          value: spEntityId,
          display: names[call.language] ?? names['en'],
        })),
      ),
  },
];

/**
 * Returns the logins of the bucket that begins at `seconds`. The numbers repeat, so that a test can compute them from
 * the time.
 */
function loginsAt(seconds: number, scale: Scale): number {
  return 10 + (Math.floor(seconds / steps[scale]) % 7);
}
const usersOf = (logins: number) => Math.ceil(logins / 2);

function timeFrame(call: Call): Response {
  const { from, to } = rangeOf(call);
  const scale = scaleOf(required(Object.fromEntries(call.params), 'scale'));
  if (!scale) throw badRequest();
  const times =
    call.federation.statistics === 'mock' ? mockTimes(from, to, scale) : upstreamTimes(from, to, scale);
  const rows = times.map((time) => ({ time: time * 1000, count_user_id: loginsAt(time, scale) }));
  return answerWith(call, rows, scale !== 'minute' && scale !== 'hour');
}

function aggregated(call: Call): Response {
  const fields = Object.fromEntries(call.params);
  const period = required(fields, 'period');
  if (!PERIOD.test(period)) throw badRequest();
  const year = Number(period.slice(0, 4));
  const wanted = fields['spEntityId'];
  const services = connectedServices(call).filter(({ spEntityId }) => !wanted || spEntityId === wanted);
  const start = Date.UTC(year, 0, 1);
  const time = call.federation.statistics === 'mock' ? start / 1000 : new Date(start).toISOString();
  const rows = services.map(({ id, spEntityId }) => ({
    time,
    count_user_id: id,
    sp_entity_id: spEntityId,
  }));
  return answerWith(call, rows, true);
}

/** Returns unique users, of which the mock has none. */
function uniques(call: Call): Response {
  const { from } = rangeOf(call);
  required(Object.fromEntries(call.params), 'spEntityId');
  if (call.federation.statistics === 'none') return bare(['no_results']);
  if (call.federation.statistics === 'mock') return bare([{ time: from, count_user_id: 700 }]);
  return bare([{ time: from * 1000, count_user_id: 700, distinct_count_user_id: 350 }]);
}

/** Answers in one of two ways: upstream sends all logins, then all unique users; the mock has both in one row. */
function answerWith(
  { federation }: Call,
  rows: readonly { readonly count_user_id: number }[],
  withUsers: boolean,
): Response {
  if (federation.statistics === 'none') return bare(['no_results']);
  const users = rows.map(({ count_user_id: logins, ...row }) => ({
    ...row,
    distinct_count_user_id: usersOf(logins),
  }));
  if (federation.statistics === 'mock') return bare(rows.map((row, at) => ({ ...row, ...users[at] })));
  return bare(withUsers ? [...rows, ...users] : rows);
}

function rangeOf({ params }: Call): { from: number; to: number } {
  const fields = Object.fromEntries(params);
  const [from, to] = ['from', 'to'].map((name) => Number(required(fields, name)));
  if (from === undefined || to === undefined || !Number.isInteger(from) || !Number.isInteger(to))
    throw badRequest('org.springframework.web.method.annotation.MethodArgumentTypeMismatchException');
  return { from, to };
}

function connectedServices({ federation, login }: Call) {
  const institution = login?.switchedTo?.idp ?? login?.idp ?? '';
  return federation.services.filter(({ connectedTo }) => connectedTo.includes(institution));
}
