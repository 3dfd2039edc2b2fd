import { randomId } from './randomId';

const prefix = 'draft:';
const longestAbsence = 15 * 60_000;

/** Whose draft it is: another person, or the same for another institution, never sees it. */
export interface Owner {
  readonly uid: string | undefined;
  readonly institution: string | undefined;
}

export interface Kept {
  /** Address of the dialog. */
  readonly dialog: string;
  /** What was typed; null where nothing was. */
  readonly draft: unknown;
}

interface Entry extends Kept, Owner {
  /** Milliseconds since 1970. */
  readonly savedAt: number;
}

/** Keeps what was typed while its person logs in with a higher level. Answers the key for the way back. */
export function keep(storage: Storage, kept: Kept, owner: Owner, now: number): string {
  const key = randomId();
  clearKept(storage);
  write(storage, key, { ...kept, ...owner, savedAt: now });
  return key;
}

/** What was typed since; nothing where the draft has been sent or given up meanwhile. */
export function keepOn(storage: Storage, key: string, draft: unknown, now: number): void {
  const entry = parsed(storage.getItem(prefix + key));
  if (entry) write(storage, key, { ...entry, draft, savedAt: now });
}

/** What was kept, also at a second reading. Nothing for another person, another dialog, or after 15 minutes. */
export function readKept(
  storage: Storage,
  key: string,
  dialog: string,
  owner: Owner,
  now: number,
): Kept | undefined {
  dropForeign(storage, owner, now);
  const entry = parsed(storage.getItem(prefix + key));
  return entry?.dialog === dialog ? entry : undefined;
}

/** Another person is here, or the time is up: what is not this person’s goes, unread. */
export function dropForeign(storage: Storage, owner: Owner, now: number): void {
  for (const name of namesIn(storage)) {
    const entry = parsed(storage.getItem(name));
    if (!entry || !isOwn(entry, owner, now)) storage.removeItem(name);
  }
}

/** Sent or given up; there is one way through the login at a time. */
export function clearKept(storage: Storage): void {
  namesIn(storage).forEach((name) => storage.removeItem(name));
}

function isOwn(entry: Entry, { uid, institution }: Owner, now: number): boolean {
  const age = now - entry.savedAt;
  return entry.uid === uid && entry.institution === institution && age >= 0 && age <= longestAbsence;
}

function namesIn(storage: Storage): string[] {
  return Object.keys(storage).filter((name) => name.startsWith(prefix));
}

function write(storage: Storage, key: string, entry: Entry): void {
  storage.setItem(prefix + key, JSON.stringify(entry));
}

function parsed(text: string | null): Entry | undefined {
  if (text === null) return undefined;
  try {
    return JSON.parse(text) as Entry;
  } catch {
    return undefined;
  }
}
