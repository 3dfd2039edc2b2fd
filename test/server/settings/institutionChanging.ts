import type { InstitutionDocument } from '../../../server/modules/federation/documents';
import type { IdentityProvider } from '../../../src/contracts/wire/institution';
import { north } from '../../support/server/fixtures';
import type { TestApp, TestClient } from '../../support/server/server';
import { atDesk, json, SETTINGS } from './changing';

/** Returns what the tests of the institution's own change do, for the server and the administrator of the test that runs. */
export function institutionChanges(now: () => { readonly server: TestApp; readonly admin: TestClient }) {
  /** Sets what north has before a test. */
  async function has(document: Partial<InstitutionDocument>): Promise<void> {
    await now().server.database.transaction(async (tx) => {
      const row = await tx
        .selectFrom('institution')
        .select('document')
        .where('entity_id', '=', north)
        .executeTakeFirstOrThrow();
      await tx
        .updateTable('institution')
        .set({ document: JSON.stringify({ ...row.document, ...document }) })
        .where('entity_id', '=', north)
        .execute();
    });
  }

  async function institution(): Promise<IdentityProvider> {
    const response = await now().admin.get('/dashboard/api/users/me');
    return response.json<{ payload: { currentIdp: IdentityProvider } }>().payload.currentIdp;
  }

  async function asks(body: object): Promise<string> {
    const response = await json(now().admin, SETTINGS, body);
    expect([response.statusCode, response.json()]).toEqual([200, expect.anything()]);
    return response.json<{ payload: { jiraKey: string } }>().payload.jiraKey;
  }

  async function gets(body: object): Promise<IdentityProvider> {
    const key = await asks(body);
    await atDesk(now().server, { action: 'resolve', key, resolution: 'done' });
    return institution();
  }

  return { has, institution, asks, gets };
}
