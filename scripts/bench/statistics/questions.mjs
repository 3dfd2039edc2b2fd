/** Asks the server everything that statistics can be asked about one institution. */
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

const second = (...date) => Date.UTC(...date) / 1000;
const range = (from, to) => `from=${from}&to=${to}`;

function questionsOf({ years, service, rare }) {
  const [year, first] = [years.at(-1), years[0]];
  const named = `spEntityId=${encodeURIComponent(service)}`;
  const frame = (span, scale, more = '') => `/stats/loginTimeFrame?${span}&scale=${scale}${more}`;
  const whole = range(second(year, 0, 1), second(year + 1, 0, 1));
  const all = range(second(first, 0, 1), second(year + 1, 0, 1));
  // From the 10th on: no stored period.
  const free = (months, until = 0) => range(second(year, 8, 10), second(year, 8 + months, 10 + until));
  const unique = (span, id = service) =>
    `/stats/uniqueLoginCount?${span}&spEntityId=${encodeURIComponent(id)}`;
  return {
    'a year by day': frame(whole, 'day'),
    'a year by week': frame(whole, 'week'),
    'all years by day': frame(all, 'day'),
    'all years by month, one service': frame(all, 'month', `&${named}`),
    'a day by minute': frame(range(second(year, 4, 5), second(year, 4, 6)), 'minute'),
    '56 days by minute': frame(range(second(year, 4, 5), second(year, 4, 61)), 'minute'),
    '56 days by minute, one service': frame(
      range(second(year, 4, 5), second(year, 4, 61)),
      'minute',
      `&${named}`,
    ),
    'a year by hour': frame(whole, 'hour'),
    'a year by hour, one service': frame(whole, 'hour', `&${named}`),
    'a year by service': `/stats/loginAggregated?period=${year}`,
    'a quarter by service': `/stats/loginAggregated?period=${year}Q2`,
    'a week by service': `/stats/loginAggregated?period=${year}W20`,
    'services of the institution': '/stats/serviceProviders',
    'unique users, a month': unique(range(second(year, 4, 1), second(year, 5, 1))),
    'unique users, 30 days that are no period': unique(free(1)),
    'unique users, 90 days that are no period': unique(free(3)),
    'unique users, a year that is no period': unique(range(second(year - 1, 8, 10), second(year, 8, 10))),
    'unique users, all years': unique(all),
    'unique users, all years, a service with few': unique(all, rare),
  };
}

/**
 * Returns the time of each question: right after the database's files have left memory, then in `rounds`
 * further ones, for which it also returns the processor times of server and database, which do not depend on
 * other work on the machine.
 */
export async function askAll({ url, pid }, cookie, { folder, rounds, databasePid, ...about }) {
  const headers = { cookie, accept: 'application/json', 'sec-fetch-site': 'same-origin' };
  const ask = async (call) => {
    const start = performance.now();
    const answer = await fetch(`${url}/dashboard/api${call}`, { headers });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${call}: ${answer.status} ${text}`);
    return { took: performance.now() - start, kB: text.length / 1000, rows: JSON.parse(text).length };
  };
  const asked = {};
  for (const [what, call] of Object.entries(questionsOf(about))) {
    forget(folder);
    const first = await ask(call);
    const again = [];
    const before = worked([pid, ...childrenOf(databasePid)]);
    for (let round = 0; round < rounds; round += 1) again.push((await ask(call)).took);
    again.sort((a, b) => a - b);
    asked[what] = {
      'median ms': Math.round(again[Math.floor(rounds / 2)]),
      'worst ms': Math.round(again.at(-1)),
      'from the disk ms': Math.round(first.took),
      'server worked ms': Math.round(since(before, [pid]) / rounds),
      'PostgreSQL worked ms': Math.round(since(before, childrenOf(databasePid)) / rounds),
      rows: first.rows,
      kB: Math.round(first.kB),
    };
  }
  return asked;
}

const MS_PER_TICK = 10;

const childrenOf = (pid) => readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ');

/** Returns the processor time that processes have had so far, in milliseconds, by process. */
function worked(pids) {
  const times = pids.flatMap((pid) => {
    try {
      const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
        .replace(/^.*\) /, '')
        .split(' ');
      return [[String(pid), (Number(fields[11]) + Number(fields[12])) * MS_PER_TICK]];
    } catch {
      // The process has ended in the meantime.
      return [];
    }
  });
  return new Map(times);
}

/**
 * Returns the increase of each process since then; one that started in the meantime counts from its start.
 */
function since(before, pids) {
  return [...worked(pids)].reduce((sum, [pid, time]) => sum + time - (before.get(pid) ?? 0), 0);
}

/**
 * Makes the system drop the database's larger files from its memory; PostgreSQL's own cache stays (128 MB).
 */
function forget(folder) {
  const base = path.join(folder, 'base');
  const files = readdirSync(base).flatMap((below) =>
    readdirSync(path.join(base, below)).map((file) => path.join(base, below, file)),
  );
  for (const file of files.filter((one) => statSync(one).size > 2 ** 20))
    spawnSync('dd', [`if=${file}`, 'iflag=nocache', 'count=0', 'status=none']);
}
