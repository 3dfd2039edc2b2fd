import type { Snapshot } from 'xstate';
import { randomId } from './randomId';

const prefix = 'step-up:';
const longestAbsence = 15 * 60_000;

/** Whose draft it is: another person, or the same for another institution, never sees it. */
export interface Owner {
  readonly uid: string | undefined;
  readonly institution: string | undefined;
}

export interface Kept {
  readonly dialog: string;
  /** Of the chart: another version begins afresh, with the values kept. */
  readonly version: string;
  readonly snapshot: Snapshot<unknown>;
  readonly draft: unknown;
}

interface Entry extends Kept, Owner {
  /** Milliseconds since 1970. */
  readonly savedAt: number;
}

/** Keeps a dialog while its person logs in with a higher level. Answers the key for the return address. */
export function keep(storage: Storage, kept: Kept, owner: Owner, now: number): string {
  const key = randomId();
  const entry: Entry = { ...kept, ...owner, savedAt: now };
  clearKept(storage);
  storage.setItem(prefix + key, JSON.stringify(entry));
  return key;
}

/** Takes out what was kept, once. Nothing for another person, another dialog, or after 15 minutes. */
export function takeKept(
  storage: Storage,
  key: string,
  dialog: string,
  owner: Owner,
  now: number,
): Kept | undefined {
  const text = storage.getItem(prefix + key);
  clearKept(storage);
  const entry = parsed(text);
  if (!entry || entry.dialog !== dialog) return undefined;
  const same = entry.uid === owner.uid && entry.institution === owner.institution;
  const age = now - entry.savedAt;
  return same && age >= 0 && age <= longestAbsence ? entry : undefined;
}

/** At logout, and whenever something new is kept: there is one way through the login at a time. */
function clearKept(storage: Storage): void {
  Object.keys(storage)
    .filter((name) => name.startsWith(prefix))
    .forEach((name) => storage.removeItem(name));
}

function parsed(text: string | null): Entry | undefined {
  if (text === null) return undefined;
  try {
    return JSON.parse(text) as Entry;
  } catch {
    return undefined;
  }
}
