/**
 * The data of wishes is deleted automatically, is exported, and is removed with the person (REQUIREMENTS
 * 444).
 */
import { MODULES } from '../../../../server/modules';
import { readPersonArguments } from '../../../../server/extensions/privacy/person.cli';
import { personHandler } from '../../../../server/extensions/privacy/personCommand';
import { endOld } from '../../../../server/platform/people/retention';
import { testConfig, type TestApp } from '../../../support/server/server';
import { startWithDesk } from '../../../server/settings/changing';
import { answer, requestService, ownOf } from './wishing';

const DAY = 86_400_000;
let server: TestApp;

beforeAll(async () => {
  server = await startWithDesk();
});
beforeEach(() => server.database.reset());
afterAll(() => server.close());

const person = (...args: string[]) =>
  personHandler({ ...server, now: () => new Date() }, { installed: MODULES })(
    readPersonArguments(args).command,
    () => undefined,
    'operator',
  );
const rows = () => server.database.read.selectFrom('wish').selectAll().orderBy('person').execute();

test('a wish ends after its days: from the answer, or from when it was asked', async () => {
  const [member, viewer] = [await server.as('member'), await server.as('viewer')];
  await requestService(member);
  await requestService(viewer);
  const ended = (days: number) =>
    endOld(
      {
        config: testConfig({ WISH_DAYS: '30' }),
        database: server.database,
        now: () => new Date(Date.now() + days * DAY),
      },
      { installed: MODULES },
    );
  await ended(29);
  expect(await rows()).toHaveLength(2);
  await server.database.transaction((tx) =>
    tx
      .updateTable('wish')
      .set({ answer: 'Yes', answered_by: 'Test admin', answered_at: new Date(Date.now() + 10 * DAY) })
      .where('user_name', '=', 'Test viewer')
      .execute(),
  );
  await ended(31);
  expect((await rows()).map((row) => row.user_name)).toEqual(['Test viewer']);
  await ended(41);
  expect(await rows()).toEqual([]);
});

test('a person who has asked gets their own words, and goes with them', async () => {
  await requestService(await server.as('member'));
  await requestService(await server.as('viewer'), { reason: 'For the library' });
  const exported = JSON.stringify(await person('export', '--mail', 'member@example.org'));
  expect([exported.includes('For our course'), exported.includes('For the library')]).toEqual([true, false]);
  await person('erase', '--yes', '--mail', 'member@example.org');
  expect((await rows()).map((row) => row.user_mail)).toEqual(['viewer@example.org']);
});

test.each([
  ['erase', '—'],
  ['pseudonymise', 'We look at it in May.'],
])('whoever has answered gets the answer and not what others asked; after %s: %s', async (action, left) => {
  const member = await server.as('member');
  await requestService(member);
  await answer(await server.as('admin'), 'We look at it in May.');
  const exported = JSON.stringify(await person('export', '--mail', 'admin@example.org'));
  expect([exported.includes('in May'), exported.includes('For our course')]).toEqual([true, false]);
  await person(action, '--yes', '--mail', 'admin@example.org');
  const [wish] = await ownOf(member);
  expect([wish?.answer?.text, wish?.answer?.by]).not.toContain('Test admin');
  expect(wish?.answer?.text).toBe(left);
});
