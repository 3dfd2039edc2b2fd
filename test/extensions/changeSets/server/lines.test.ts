/** The values that a line inherits from the one before it, and the removal of lines. */
import { MOST_LINES } from '../../../../src/extensions/changeSets/contract/changeSet.wire';
import { mail, wiki } from '../../../support/server/fixtures';
import type { TestApp, TestClient } from '../../../support/server/server';
import { json, loa2, startWithDesk } from '../../../server/settings/changing';
import { add, SET, setOf } from './gathering';

let server: TestApp;
let admin: TestClient;
let colleague: TestClient;

const consent = { kind: 'consent', service: wiki, serviceType: 'saml20_sp', type: 'NO_CONSENT' } as const;
const connectMail = { kind: 'connect', service: mail, serviceType: 'saml20_sp' } as const;

beforeAll(async () => {
  server = await startWithDesk();
});
beforeEach(async () => {
  await server.database.reset();
  admin = await server.as('admin', { level: 3 });
  colleague = await server.as('admin', { level: 3 });
});
afterAll(() => server.close());

test('all lines can be removed at once, even if some came back to a full set (REQUIREMENTS 405)', async () => {
  await add(admin, consent, connectMail);
  const ids = (await setOf(admin)).lines.map(({ id }) => id);
  const others = Array.from({ length: 2 * MOST_LINES - ids.length }, (_, index) => 1_000_000 + index);
  const tooMany = await json(admin, `${SET}/removal`, { lines: [...ids, ...others, 5] });
  expect([tooMany.statusCode, (await setOf(admin)).lines.length]).toEqual([400, 2]);
  const removed = await json(admin, `${SET}/removal`, { lines: [...ids, ...others] });
  expect([removed.statusCode, removed.json()]).toMatchObject([200, { payload: { size: 0 } }]);
});

test.each([
  ['texts', consent, { explanationEn: 'Ask us', explanationNl: 'Vraag ons', explanationPt: '' }],
  ['a level', connectMail, { level: loa2 }],
])(
  'a line takes from the one before it %s that it leaves out (REQUIREMENTS 399)',
  async (_title, line, typed) => {
    await add(admin, { ...line, ...typed });
    await add(colleague, line.kind === 'consent' ? { ...line, type: 'MINIMAL_CONSENT' } : line);
    const values = (await setOf(admin)).lines.flatMap(({ fields }) => fields.map(({ to }) => to));
    expect(values).toEqual(expect.arrayContaining(Object.values(typed).filter((text) => text !== '')));

    await add(colleague, { ...line, ...Object.fromEntries(Object.keys(typed).map((name) => [name, ''])) });
    const after = (await setOf(admin)).lines.flatMap(({ fields }) => fields.map(({ to }) => to));
    expect(after.filter((to) => Object.values(typed).includes(to ?? ''))).toEqual([]);
  },
);
