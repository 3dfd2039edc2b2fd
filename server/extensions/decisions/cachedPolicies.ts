import { setTimeout } from 'node:timers/promises';
import { readyPolicy } from '../../../src/contracts/domain/policies/decision/readyPolicy';
import type { Dependencies } from '../../platform/dependencies';
import { DatabaseUnavailable } from '../../platform/storage/unavailable';
import {
  newestNames,
  newestStates,
  policiesVersion,
  readExpressions,
  type StateName,
} from '../../modules/policies/policies.module';
import { type IndexedPolicy, PolicyIndex } from './policyIndex';

/** Policies that were read at most this long ago are not checked again. */
const FRESH_MS = 500;
/** Maximum wait for a slow or unavailable database while there are policies in memory. */
const TIMEOUT_MS = 100;

interface CachedIndex {
  readonly version: string;
  readonly index: PolicyIndex;
  /** When it last matched the database. */
  checkedAt: number;
}

/**
 * Keeps the policies in memory, ready to evaluate. `current` asks the database whether one has changed, at most twice a
 * second and only on request. While the database is away it returns the policies in memory, for a limited number of
 * seconds; then it throws DatabaseUnavailable.
 */
export function cachedPolicies(
  { database, now }: Pick<Dependencies, 'database' | 'now'>,
  staleSeconds: number,
): { current(): Promise<PolicyIndex> } {
  let cached: CachedIndex | undefined;
  let checking: { readonly done: Promise<void>; readonly since: number } | undefined;
  const age = (time: number) => now().getTime() - time;

  async function load(known: PolicyIndex | undefined): Promise<PolicyIndex> {
    const names = await newestNames(database.read);
    const unchanged = ({ id, number, savedAt }: StateName) => {
      const policy = known?.byId.get(id);
      const same = policy?.state.number === number && policy.state.savedAt.getTime() === savedAt.getTime();
      return same ? policy : undefined;
    };
    const changed = names.filter((one) => !unchanged(one)).map(({ id }) => id);
    const states = changed.length > 0 ? await newestStates(database.read, changed) : [];
    const read = readExpressions();
    const made = new Map(
      states.map(({ document, ...state }): [string, IndexedPolicy] => [
        state.id,
        { state, ready: readyPolicy({ ...document, id: state.id }, read) },
      ]),
    );
    return new PolicyIndex(names.flatMap((one) => unchanged(one) ?? made.get(one.id) ?? []));
  }

  async function check(): Promise<void> {
    const checkedAt = now().getTime();
    const version = await policiesVersion(database.read);
    if (cached?.version === version) cached.checkedAt = checkedAt;
    else cached = { version, index: await load(cached?.index), checkedAt };
  }

  function startCheck(): NonNullable<typeof checking> {
    const done = check().finally(() => {
      checking = undefined;
    });
    // Callers that wait get the error; there may be none.
    done.catch(() => undefined);
    return { done, since: now().getTime() };
  }

  return {
    async current() {
      if (cached && age(cached.checkedAt) < FRESH_MS) return cached.index;
      checking ??= startCheck();
      const { done, since } = checking;
      if (!cached) await done;
      else {
        const remainingMs = Math.max(0, TIMEOUT_MS - age(since));
        await Promise.race([done.catch(() => undefined), setTimeout(remainingMs, undefined, { ref: false })]);
      }
      if (cached && age(cached.checkedAt) <= Math.max(FRESH_MS, staleSeconds * 1000)) return cached.index;
      throw new DatabaseUnavailable('The policies in memory are too old to decide by');
    },
  };
}
