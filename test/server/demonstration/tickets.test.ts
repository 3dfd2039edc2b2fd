import { applyChange } from '../../../server/modules/changes/applyChange';
import { currentSettings } from '../../../server/modules/changes/currentSettings';
import { fieldChanges } from '../../../server/modules/changes/fieldChanges';
import { institutionValues } from '../../../server/modules/changes/institutionValues';
import {
  addInventedLogins,
  chooseInstitutions,
  institutionsWithoutLogins,
} from '../../../server/modules/demonstration/logins/addLogins';
import { seedDemonstration } from '../../../server/modules/demonstration/seed';
import { lockInstitution } from '../../../server/modules/federation/institutions';
import { visibleServices } from '../../../server/modules/catalogue/serviceRows';
import { viewerFor } from '../../../server/modules/catalogue/viewer';
import { TimeZone } from '../../../server/platform/time/timeZone';
import type { InstitutionChange } from '../../../server/modules/changes/change';
import type { SettingChange } from '../../../server/modules/changes/change';
import { isWithdrawable } from '../../../server/modules/tickets/requestWithdrawal';
import { testConfig } from '../../support/server/server';
import { openTestDatabase, type TestDatabase } from '../../support/server/database';

const now = new Date('2026-11-21T12:00:00Z');
const harwick = 'https://idp.harwick.example/saml';
let database: TestDatabase;

beforeAll(async () => {
  database = await openTestDatabase();
  await database.empty();
  await database.transaction((tx) =>
    seedDemonstration(tx, { services: 400, institutions: 40, seed: 1, now }),
  );
});
afterAll(() => database.close());

test('open requests for a change describe it, and the desk can carry it out', async () => {
  const open = await database.read
    .selectFrom('ticket')
    .select(['change', 'direction', 'body', 'user_name'])
    .where('type', '=', 'CHANGE')
    .where('open', '=', true)
    .orderBy('number')
    .execute();
  expect(open.map(({ user_name, direction }) => `${user_name}: ${direction}`)).toEqual([
    'Robin Example: multiFactor',
    'Toni Template: institution',
    'Robin Example: strongAuthentication',
    'Alex Sample: consent',
  ]);
  for (const { change, body } of open) {
    if (!change || !('after' in change)) throw new Error(`nothing is asked for: ${body}`);
    expect(fieldChanges(change).length).toBeGreaterThan(0);
    expect(body).toContain(' → ');
    if (change.kind !== 'multiFactor') expect(await valuesNow(change)).toMatchObject(change.before);
    await database.transaction((tx) => applyChange({ config: testConfig() }, tx, change, new Date()));
    expect(await valuesNow(change)).toMatchObject(change.after);
  }
});

async function valuesNow(change: SettingChange | InstitutionChange): Promise<object> {
  if (change.kind === 'institution') {
    const row = await database.transaction((tx) => lockInstitution(tx, change.institution));
    return row ? institutionValues(row) : {};
  }
  const current = await currentSettings(database.read, change.institution, [change.service]);
  if (change.kind === 'consent') return current.consentOf(change.service);
  const kind = change.kind === 'multiFactor' ? 'mfa' : 'stepup';
  const level = current.levelOf(change.service, kind);
  return kind === 'mfa' ? { authnContextLevel: level } : { loaLevel: level };
}

test('each administrator of Harwick who files requests can withdraw one', async () => {
  const found = await database.read
    .selectFrom('ticket')
    .innerJoin('demo_person', 'demo_person.subject', 'ticket.user_uid')
    .select(['ticket.user_uid', 'ticket.user_name', 'given_name', 'sur_name', 'type', 'status'])
    .where('ticket.institution_entity_id', '=', harwick)
    .execute();
  for (const { user_name, given_name, sur_name } of found) {
    expect(user_name).toBe(`${given_name} ${sur_name}`);
  }
  const withdrawable = found.filter((ticket) => isWithdrawable(ticket)).map(({ user_uid }) => user_uid);
  expect(new Set(withdrawable)).toEqual(new Set(['alex-sample', 'robin-example']));
});

test('the effects of requests are in the connections, and no one logs in before', async () => {
  const done = await database.read
    .selectFrom('ticket')
    .innerJoin('ticket_event', 'ticket_event.ticket_key', 'ticket.key')
    .select(['ticket.direction', 'ticket.service_entity_id', 'ticket_event.at'])
    .where('ticket.institution_entity_id', '=', harwick)
    .where('ticket.resolution', '=', 'done')
    .where('ticket.direction', 'in', ['connect', 'disconnect'])
    .where('ticket_event.status', '=', 'Resolved')
    .orderBy('ticket_event.at')
    .execute();
  const { read } = database;
  const rows = await visibleServices(read, await viewerFor(read, 'staff', harwick))
    .clearSelect()
    .select(['seen.entity_id', 'seen.connected'])
    .execute();
  const connected = new Set(rows.filter((row) => row.connected).map(({ entity_id }) => entity_id));
  const last = new Map(done.map((one) => [one.service_entity_id ?? '', one]));
  const [to, from] = [new Set<string>(), new Set<string>()];
  for (const [service, { direction }] of last) (direction === 'connect' ? to : from).add(service);
  expect([...to].filter((service) => !connected.has(service))).toEqual([]);
  expect([...from].filter((service) => connected.has(service))).toEqual([]);
  expect(Math.min(to.size, from.size)).toBeGreaterThan(1);

  await chooseInstitutions(database);
  const [first] = await institutionsWithoutLogins(database);
  if (first?.entity_id !== harwick) throw new Error('Harwick is the first institution');
  await addInventedLogins(database, first, { now, zone: new TimeZone('Europe/Amsterdam') });
  const logins = await read
    .selectFrom('login_year')
    .innerJoin('login_service', 'login_service.number', 'login_year.service')
    .select(['login_service.entity_id', 'login_year.year', 'login_year.day_logins'])
    .where('login_year.institution', '=', first.number)
    .execute();
  const early = logins.filter(({ entity_id, year, day_logins }) => {
    const since = last.get(entity_id)?.at ?? new Date(0);
    const day = day_logins.findIndex((count) => count > 0);
    return day >= 0 && Date.UTC(year, 0, day + 1) < since.getTime() - 86_400_000;
  });
  expect(early.map(({ entity_id }) => entity_id)).toEqual([]);
  expect(logins.filter(({ entity_id }) => to.has(entity_id)).length).toBeGreaterThan(1);
});
