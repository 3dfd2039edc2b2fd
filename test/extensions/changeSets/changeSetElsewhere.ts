import type { ChangeSetSent } from '../../../src/extensions/changeSets/contract/changeSet.wire';
import type { RemoteTickets } from '../../../server/modules/tickets/remote/remoteTickets';
import { add, request, send, setOf } from './server/gathering';
import { loa2, refeds } from '../../server/settings/changing';
import type { TestDatabase } from '../../support/server/database';
import { mail, wiki } from '../../support/server/fixtures';
import type { TestClient } from '../../support/server/server';
import {
  postConnect,
  newWorld,
  outboxStates,
  serverElsewhere,
  type ServerElsewhere,
} from '../../support/tickets/ticketsElsewhere';

const saml = { serviceType: 'saml20_sp' } as const;

/** Lines that become a ticket each. */
export const sentLines = [
  { kind: 'connect', service: mail, ...saml },
  { kind: 'strongAuthentication', service: wiki, ...saml, loaLevel: loa2 },
  { kind: 'multiFactor', service: wiki, ...saml, authnContextLevel: refeds },
] as const;

/** Delivers all that is due. */
export async function deliverAll({ outbox }: Pick<ServerElsewhere, 'outbox'>): Promise<void> {
  while (await outbox.next());
}

/**
 * Expects that a set goes to an external ticket system line by line, and that open tickets there block lines.
 */
export function expectSetsElsewhere(
  parts: () => { readonly database: TestDatabase; readonly remote: RemoteTickets },
): void {
  let server: ServerElsewhere;
  let admin: TestClient;

  beforeEach(async () => {
    server = await serverElsewhere(newWorld(parts().database), { remote: parts().remote });
    admin = await server.as('admin', { level: 3 });
  });
  afterEach(() => server.outbox.stop());

  test('each line becomes a ticket of its own, once, with the words of a single request (REQUIREMENTS 428)', async () => {
    await add(admin, ...sentLines);
    const { version, sentAs } = await setOf(admin);
    expect(sentAs).toBe('ticketEach');
    const first = await request(admin, version, 'As agreed.', 'k-1');
    const sent: ChangeSetSent = first.json().payload;
    expect(sent).toEqual({ tickets: 3, asked: 3, made: 0, left: 0 });
    expect((await request(admin, version, 'As agreed.', 'k-1')).json()).toEqual(first.json());
    expect((await setOf(admin)).lines).toEqual([]);
    await deliverAll(server);

    const world = newWorld(parts().database);
    await expect(outboxStates(world)).resolves.toEqual(['delivered', 'delivered', 'delivered']);
    const { issues } = (await admin.call('POST', '/dashboard/api/actions', {})).json().payload;
    const sentParts = issues.map(
      ({ type, spId, change }: { type: string; spId: string; change?: { kind: string } }) =>
        [type, spId, change?.kind].join(' '),
    );
    expect(sentParts.sort()).toEqual(
      [
        `LINKREQUEST ${mail} connect`,
        `CHANGE ${wiki} strongAuthentication`,
        `CHANGE ${wiki} multiFactor`,
      ].sort(),
    );
    for (const { body } of issues) if (body !== undefined) expect(body).toContain('As agreed.');
  });

  test('a line with an open ticket there is refused and stays, and the rest is sent (REQUIREMENTS 429)', async () => {
    await add(admin, ...sentLines);
    const { jiraKey } = (await postConnect(admin, 'alone')).json().payload;
    const { lines } = await setOf(admin);
    expect(lines.map(({ obstacle, jiraKey: key }) => [obstacle, key])).toEqual([
      ['requested', jiraKey],
      [undefined, undefined],
      [undefined, undefined],
    ]);
    expect(await send(admin)).toEqual({ tickets: 2, asked: 2, made: 0, left: 1 });
    expect(await add(admin, sentLines[1])).toMatchObject({ refused: [{ place: 0, obstacle: 'sent' }] });
    await deliverAll(server);
    expect(await add(admin, sentLines[1])).toMatchObject({
      refused: [{ place: 0, obstacle: 'requested', jiraKey: expect.any(String) }],
    });
    expect((await setOf(admin)).lines).toMatchObject([{ kind: 'connect', obstacle: 'requested' }]);
  });
}
