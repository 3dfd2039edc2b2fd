import type {
  ChangeSet,
  ChangeSetAdded,
  ChangeSetSent,
  WantedChange,
} from '../../../../src/extensions/changeSets/contract/changeSet.wire';
import type { Envelope } from '../../../../src/contracts/wire/common';
import type { TestClient } from '../../../support/server/server';
import { json } from '../../../server/settings/changing';

export const SET = '/dashboard/api/x/changes/set';

export async function setOf(client: TestClient): Promise<ChangeSet> {
  return (await client.get(SET)).json<Envelope<ChangeSet>>().payload;
}

export async function add(client: TestClient, ...lines: WantedChange[]): Promise<ChangeSetAdded> {
  const response = await json(client, `${SET}/lines`, { lines });
  expect(response.statusCode).toBe(200);
  return response.json<Envelope<ChangeSetAdded>>().payload;
}

export function request(client: TestClient, version: string, comments = '', key?: string) {
  return json(client, `${SET}/request`, { version, comments }, key);
}

/** Sends the set as it is now. */
export async function send(client: TestClient, comments = ''): Promise<ChangeSetSent> {
  const response = await request(client, (await setOf(client)).version, comments);
  expect(response.statusCode).toBe(200);
  return response.json<Envelope<ChangeSetSent>>().payload;
}
