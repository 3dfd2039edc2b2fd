import { nameKeyOf } from '../../../server/modules/policies/policyName';
import { storeState } from '../../../server/modules/policies/policyStates';
import type { Database } from '../../../server/platform/storage/database';
import type { PolicyDocument } from '../../../server/modules/policies/policyDocument';
import { StatisticsMarks } from '../../../src/contracts/wire/statisticsMarks';
import { payloadOf } from '../../contract/checks';
import { north, wiki } from '../../support/server/fixtures';
import type { TestClient } from '../../support/server/server';

/** Noon of a day in March. */
export const day = (date: number) => new Date(Date.UTC(2026, 2, date, 12));
export const time = (date: number) => day(date).getTime();

/** Returns what happened to the service on these days, and those between. */
export function question(spEntityId: string, first = 1, last = 31): string {
  const seconds = (date: number) => Date.UTC(2026, 2, date) / 1000;
  const parameters = new URLSearchParams({
    spEntityId,
    from: String(seconds(first)),
    to: String(seconds(last + 1)),
  });
  return `/dashboard/api/x/statistics/marks?${parameters}`;
}

export async function getMarks(client: TestClient, spEntityId: string, first?: number, last?: number) {
  return payloadOf(StatisticsMarks, await client.get(question(spEntityId, first, last)));
}

interface Saved extends Partial<PolicyDocument> {
  readonly on: number;
}

/** Policy `p`, state after state, past every check; its newest name is its last. */
export function storeStates(database: Database, ...states: readonly Saved[]): Promise<void> {
  return database.transaction(async (tx) => {
    for (const [index, { on, ...said }] of states.entries()) {
      const document: PolicyDocument = {
        type: 'reg',
        name: 'Staff only',
        description: '',
        services: [wiki],
        institutions: [north],
        deny: false,
        allAttributesMustMatch: true,
        attributes: [],
        denyMessages: { en: '', nl: '', pt: '' },
        active: true,
        activatedSr: false,
        ...said,
      };
      await storeState(
        tx,
        { id: 'p', number: index + 1, document, author: 'Ann', authority: north, savedAt: day(on) },
        nameKeyOf(document.name),
      );
    }
  });
}
