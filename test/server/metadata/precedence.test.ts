/** Entities that several feeds contain, that one of them drops, and that none names any more. */
import { sql } from 'kysely';
import { conclude } from '../../../server/modules/metadata/exchange';
import { reportLines } from '../../../server/modules/metadata/report';
import { removeFeed } from '../../../server/modules/metadata/removeFeed';
import { openTestDatabase, type TestDatabase } from '../../support/server/database';
import { importNow, importRules, importText, resetForImport } from '../../support/server/importing';
import { aggregate, namedInstitution, namedService } from '../../support/server/metadata';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
beforeEach(() => resetForImport(database));
afterAll(() => database.close());

const maps = 'https://maps.new.example';
const notes = 'https://notes.new.example';
const uni = 'https://idp.new.example';
const DAY = 86_400_000;
const later = (days: number) => new Date(importNow.getTime() + days * DAY);

const load = (feed: string, entities: string, now = importNow, dryRun = false) =>
  importText(database, aggregate(entities, ''), { feed, now, dryRun });
const none = { came: 0, changed: 0, same: 0, went: 0 };
const service = async (entityId = maps) =>
  database.read.selectFrom('service').selectAll().where('entity_id', '=', entityId).executeTakeFirst();
const institution = async () =>
  database.read.selectFrom('institution').selectAll().where('entity_id', '=', uni).executeTakeFirst();
const shown = async (entityId = maps) => {
  const { feed, hidden, document } = (await service(entityId)) ?? {};
  return { feed, hidden, name: document?.names['en'] };
};
const place = (name: string, number: number) =>
  database.transaction(async (tx) => {
    await tx.updateTable('feed').set({ place: number }).where('name', '=', name).execute();
    await conclude(tx, importRules);
  });

test('the first of several feeds determines an entity, and the next one does when that one drops it', async () => {
  await load('first', namedService(maps, 'First') + namedService(notes, 'Notes'));
  for (const dryRun of [true, false]) {
    const report = await load('second', namedService(maps, 'Second'), importNow, dryRun);
    expect(report).toMatchObject({ services: none, news: { came: { total: 0 } } });
    expect(reportLines(report)).toContain(
      'Of a feed with precedence, and kept in case that one drops it (1):',
    );
  }
  expect(await shown()).toEqual({ feed: 'first', hidden: false, name: 'First' });
  const { eid } = (await service()) ?? {};

  const dropping = await load('first', namedService(notes, 'Notes'));
  expect(dropping).toMatchObject({ services: { went: 1 }, alsoElsewhere: [maps] });
  expect(await shown()).toEqual({ feed: 'second', hidden: false, name: 'Second' });
  await load('first', namedService(maps, 'First again') + namedService(notes, 'Notes'));
  expect(await shown()).toEqual({ feed: 'first', hidden: false, name: 'First again' });
  expect((await service())?.eid).toBe(eid);
});

test('a feed’s data about an entity of another source is kept up to date, and has no effect', async () => {
  await load('first', namedService(maps, 'First'));
  await load('second', namedService(maps, 'Second'));
  for (const name of ['Second', 'Newer'])
    expect(await load('second', namedService(maps, name))).toMatchObject({
      services: none,
      kept: { total: 1, first: [{ name }] },
    });
  await load('first', namedService(notes, 'Notes'));
  expect((await shown()).name).toBe('Newer');
});

test('an entity joins the smaller feed and leaves it again: nothing of the larger one goes (finding D2)', async () => {
  const all = [maps, notes, 'https://third.example'].map((id) => namedService(id, id)).join('');
  await load('large', all + namedInstitution(uni, 'Uni', 'new.example'));
  await load('small', namedService(maps, 'Mine') + namedInstitution(uni, 'Uni', 'new.example'));
  const without = await load('small', namedService('https://other.example', 'Other'));
  expect(without.news.went.total).toBe(0);
  expect(await shown()).toMatchObject({ feed: 'large', hidden: false });
  expect(await institution()).toMatchObject({ feed: 'large', absent_since: null });
});

test('precedence can be changed, and settings outside of metadata stay through all of it', async () => {
  await load('first', namedService(maps, 'First'));
  await load('second', namedService(maps, 'Second'));
  const licensed = JSON.stringify({ ...(await service())?.document, licenseStatus: 'HAS_LICENSE_SP' });
  await database.transaction((tx) =>
    tx.updateTable('service').set({ document: licensed }).where('entity_id', '=', maps).execute(),
  );
  await place('first', 9);
  expect(await shown()).toMatchObject({ feed: 'second', name: 'Second' });
  await place('first', 1);
  expect(await shown()).toMatchObject({ feed: 'first', name: 'First' });
  await database.transaction((tx) => sql`insert into feed (name, place) values ('best', 0)`.execute(tx));
  const best = namedService(maps, 'Best') + namedService('https://new.example', 'New');
  expect(await load('best', best)).toMatchObject({ services: { came: 1, changed: 1 }, kept: { total: 0 } });
  expect(await shown()).toMatchObject({ feed: 'best', name: 'Best' });
  await database.transaction((tx) => removeFeed(tx, 'best', importRules));
  expect((await service())?.document.licenseStatus).toBe('HAS_LICENSE_SP');
  const rows = await database.read.selectFrom('feed_entity').select(['feed', 'entity_id']).execute();
  expect(rows).toEqual([{ feed: 'second', entity_id: maps }]);
});

test('a feed that is removed leaves entities of other feeds, and removes the rest', async () => {
  await load('first', namedService(maps, 'First') + namedService(notes, 'Notes'));
  await load('second', namedService(maps, 'Second'));
  await database.transaction((tx) => removeFeed(tx, 'first', importRules));
  expect(await shown()).toEqual({ feed: 'second', hidden: false, name: 'Second' });
  expect(await shown(notes)).toMatchObject({ hidden: true });
  expect(await database.read.selectFrom('feed').select('name').execute()).toEqual([{ name: 'second' }]);
});

test('an institution that is absent keeps number, settings and people; after the time it goes', async () => {
  const here = namedInstitution(uni, 'Uni', 'new.example') + namedService(maps, 'Maps');
  await load('first', here);
  const before = await institution();
  await load('first', namedService(maps, 'Maps'), later(1));
  expect(await institution()).toMatchObject({
    eid: before?.eid,
    institution_id: 'new.example',
    document: before?.document,
    absent_since: later(1),
  });
  await load('first', namedService(maps, 'Other'), later(30));
  expect(await institution()).toMatchObject({ absent_since: later(1) });
  const back = await load('first', here, later(31));
  expect(back.institutions.came).toBe(1);
  expect(await institution()).toMatchObject({ eid: before?.eid, absent_since: null });

  await load('first', namedService(maps, 'Maps'), later(40));
  await database.transaction((tx) => conclude(tx, { ...importRules, now: later(71) }));
  expect(await institution()).toBeUndefined();
});

test('after the time, another feed with other data brings an absent institution back as a new one', async () => {
  await load('first', namedInstitution(uni, 'Uni', 'new.example'));
  await load('second', namedInstitution(uni, 'Mine', 'mine.example'));
  await load('first', namedService(maps, 'Maps'), later(1));
  expect(await institution()).toMatchObject({ feed: 'first', absent_since: later(1) });
  await database.transaction((tx) => conclude(tx, { ...importRules, now: later(32) }));
  expect(await institution()).toMatchObject({ feed: 'second', institution_id: 'mine.example' });
});
