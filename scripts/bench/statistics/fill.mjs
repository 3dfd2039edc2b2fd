/**
 * Writes logins as the server stores them (server/modules/statistics/dayEvents.ts), since importing this many
 * takes hours.
 */
import { randomBytes, randomFillSync } from 'node:crypto';

const LOGIN_BYTES = 19;
/** Logins of a person in a year. */
const LOGINS_OF_PERSON = 50;
const DAY_MS = 86_400_000;
/** Days that are written at once. */
const PORTION = 20;
const NOISE_BYTES = 16 * 2 ** 20;

/** Returns the days of some years, with the part of all logins that each has: few at weekends and in summer. */
function daysOf(years) {
  const first = Date.UTC(years[0], 0, 1) / DAY_MS;
  const end = Date.UTC(years.at(-1) + 1, 0, 1) / DAY_MS;
  const weights = Array.from({ length: end - first }, (_, at) => {
    const date = new Date((first + at) * DAY_MS);
    return (
      ([0, 6].includes(date.getUTCDay()) ? 0.25 : 1.3) * ([6, 7].includes(date.getUTCMonth()) ? 0.5 : 1.1)
    );
  });
  const all = weights.reduce((sum, weight) => sum + weight);
  return weights.map((weight, at) => ({ day: first + at, share: weight / all }));
}

/** Returns a day of packed logins: a few services have most of them, some people many, and a quarter of all leave each year. */
function packedDay(count, { services, people, year }) {
  const packed = randomFillSync(Buffer.allocUnsafe(count * LOGIN_BYTES));
  const moments = Uint32Array.from(
    { length: count },
    () => 86_399 * (Math.random() + Math.random()) * 0.5,
  ).sort();
  for (let index = 0; index < count; index += 1) {
    const at = index * LOGIN_BYTES;
    packed.writeUIntBE(moments[index], at, 3);
    packed.writeUInt32BE(services[Math.floor(services.length * Math.random() ** 2)], at + 3);
    const person = Math.floor(people * Math.random() ** 1.5) + Math.floor((year * people) / 4);
    // Spread like hashes, and each its own.
    packed.writeUIntBE(1 + ((person * 2_654_435_761) % 2 ** 47), at + 7, 6);
  }
  return packed;
}

/** Fills the institution of a person, in place of what the demonstration has invented, and marks its years to be counted. */
export async function fillOne(database, { logins, years, services: most, subject }) {
  const query = async (text, values) => (await database.query(text, values)).rows;
  await query('truncate login_day, login_new, login_person, login_recount, login_year');
  await query(
    `insert into login_institution (entity_id) select entity_id from institution on conflict do nothing`,
  );
  await query(`update login_institution set invented = false, events_from = null, newest = $1`, [
    new Date(Date.UTC(years.at(-1), 11, 31)),
  ]);
  await query(
    `insert into login_service (entity_id) select distinct entity_id from service on conflict do nothing`,
  );
  const used = await query('select number, entity_id from login_service order by number limit $1', [most]);
  const [{ number: institution }] = await query(
    `select number from login_institution join demo_person on institution_entity_id = entity_id where subject = $1`,
    [subject],
  );
  const people = Math.max(100, Math.min(40_000, Math.ceil(logins / years.length / LOGINS_OF_PERSON)));
  const days = daysOf(years);
  for (let start = 0; start < days.length; start += PORTION) {
    const portion = days.slice(start, start + PORTION);
    const packed = portion.map(({ day, share }) =>
      packedDay(Math.round(logins * share), {
        services: used.map(({ number }) => number),
        people,
        year: (day - days[0].day) / 365.25,
      }),
    );
    await query('insert into login_day select $1, unnest($2::integer[]), unnest($3::bytea[])', [
      institution,
      portion.map(({ day }) => day),
      packed,
    ]);
  }
  for (const year of years)
    await query('insert into login_recount (institution, year) values ($1, $2)', [institution, year]);
  return { institution, service: used[3].entity_id, rare: used.at(-1).entity_id };
}

/**
 * Fills other institutions with rows of the right size, which are never queried: noise in place of logins,
 * and the counts and people of the institution that was counted.
 */
export async function fillBeside(database, { beside, institutions, years, institution }) {
  const others = (
    await database.query('select number from login_institution where number <> $1 order by number limit $2', [
      institution,
      institutions,
    ])
  ).rows;
  const days = daysOf(years);
  const weights = others.map((_, rank) => (rank + 1) ** -0.7);
  const all = weights.reduce((sum, weight) => sum + weight);
  await database.query('create unlogged table noise (bytes bytea)');
  await database.query('alter table noise alter column bytes set storage external');
  await database.query('insert into noise values ($1)', [randomBytes(NOISE_BYTES)]);
  for (const [rank, { number }] of others.entries()) {
    const own = (beside * weights[rank]) / all;
    const sizes = days.map(({ share }) => LOGIN_BYTES * Math.max(1, Math.round(own * share)));
    await database.query(
      `insert into login_day select $1, day, substring(bytes from 1 + (random() * ($4 - size))::integer for size)
       from noise, unnest($2::integer[], $3::integer[]) as days (day, size)`,
      [number, days.map(({ day }) => day), sizes, NOISE_BYTES],
    );
    await database.query(
      `insert into login_year select $1, year, service, day_logins, day_users, week_logins, week_users, month_logins,
         month_users, quarter_users, year_users
       from login_year where institution = $2 and service <= $3`,
      [number, institution, 50 + Math.round((1_000 * weights[rank]) ** 0.9)],
    );
    await database.query(
      'insert into login_person select $1, year, person, days from login_person where institution = $2 limit $3',
      [number, institution, Math.max(20, Math.round(own / LOGINS_OF_PERSON))],
    );
  }
  await database.query('drop table noise');
}

/** Returns how large the tables are. */
export async function sizes(database) {
  const { rows } = await database.query(
    `
    select name, pg_total_relation_size(name::regclass) as bytes from unnest($1::text[]) as name`,
    [['login_day', 'login_year']],
  );
  const { rows: counted } = await database.query(`
    select count(*)::integer as rows, (sum(octet_length(events)::bigint) / ${LOGIN_BYTES})::float8 as logins from login_day`);
  const { rows: yearly } = await database.query('select count(*)::integer as rows from login_year');
  const [day, year] = rows.map(({ bytes }) => Number(bytes));
  return {
    login_day: {
      rows: counted[0].rows,
      logins: Math.round(counted[0].logins),
      MB: Math.round(day / 1e6),
      'bytes a login': (day / counted[0].logins).toFixed(2),
    },
    login_year: {
      rows: yearly[0].rows,
      MB: Math.round(year / 1e6),
      'bytes a row': Math.round(year / yearly[0].rows),
    },
  };
}
