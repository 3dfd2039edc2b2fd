import fc from 'fast-check';
import type { WantedChange } from '../../../../src/extensions/changeSets/contract/changeSet.wire';
import type { Change } from '../../../../server/modules/changes/changes.module';
import { mail, tenant, wiki } from '../../../support/server/fixtures';
import type { TestApp, TestClient } from '../../../support/server/server';
import { filed, json, loa2, loa3, refeds, startWithDesk } from '../../../server/settings/changing';
import { request, SET, setOf } from './gathering';

let server: TestApp;

beforeAll(async () => {
  server = await startWithDesk();
});
afterAll(() => server.close());

const saml = { serviceType: 'saml20_sp' } as const;
const lines: readonly WantedChange[] = [
  { kind: 'strongAuthentication', service: wiki, ...saml, loaLevel: loa2 },
  { kind: 'strongAuthentication', service: wiki, ...saml, loaLevel: loa3 },
  { kind: 'multiFactor', service: wiki, ...saml, authnContextLevel: refeds },
  { kind: 'connect', service: mail, ...saml },
  { kind: 'consent', service: tenant, serviceType: 'single_tenant_template', type: 'NO_CONSENT' },
];

const step = fc.record({
  who: fc.nat({ max: 1 }),
  what: fc.oneof(
    fc.record({ act: fc.constant('add' as const), line: fc.nat({ max: lines.length - 1 }) }),
    fc.record({ act: fc.constantFrom('look' as const, 'remove' as const, 'send' as const) }),
  ),
  /** Begins before the one before has ended. */
  together: fc.boolean(),
});

test('whatever two admins add, remove and send at once, a line is sent at most once, and only as it was seen (REQUIREMENTS 403)', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 14 }), async (steps) => {
      await server.database.reset();
      const admins = [await server.as('admin', { level: 3 }), await server.as('admin', { level: 3 })];
      const seen = await Promise.all(admins.map(setOf));
      const sent: string[] = [];
      const running: Promise<unknown>[] = [];

      async function take(client: TestClient, { who, what }: (typeof steps)[number]) {
        if (what.act === 'add') return json(client, `${SET}/lines`, { lines: [lines[what.line]] });
        if (what.act === 'look') return void (seen[who] = await setOf(client));
        const known = seen[who];
        if (what.act === 'remove') {
          const [first] = known?.lines ?? [];
          return first && json(client, `${SET}/removal`, { lines: [first.id] });
        }
        const response = await request(client, known?.version ?? '');
        expect([200, 400, 409]).toContain(response.statusCode);
        if (response.statusCode === 200)
          for (const { id, obstacle } of known?.lines ?? []) if (!obstacle) sent.push(String(id));
        return undefined;
      }

      for (const one of steps) {
        if (!one.together) await Promise.all(running.splice(0));
        const client = admins[one.who];
        if (client) running.push(take(client, one));
      }
      await Promise.all(running);

      expect(new Set(sent).size).toBe(sent.length);
      const requested = (await filed(server)).flatMap(({ change }) => partsOf(change));
      expect(new Set(requested).size).toBe(requested.length);
      expect(requested).toHaveLength(sent.length);
    }),
    { numRuns: 25 },
  );
});

function partsOf(change: Change | null): string[] {
  return change?.kind === 'set' ? change.changes.map(({ kind, service }) => `${kind} ${service}`) : [];
}
