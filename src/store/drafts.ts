import type { DraftPlace } from '../contracts/domain/draftPlace';
import type { Person } from '../contracts/domain/person/person';
import { namesInSession, ownSession } from '../lib/ownStorage';

/** Texts that were typed and not sent, by place, of one person at one institution. */
export interface Drafts {
  /** Returns the draft for this place, unchecked: the reader checks its shape. */
  readonly read: (place: DraftPlace) => unknown;
  readonly keep: (place: DraftPlace, draft: unknown) => void;
  /** Sent, or given up. */
  readonly forget: (place: DraftPlace) => void;
  readonly isEmpty: () => boolean;
}

type DraftOwner = Pick<Person, 'uid'> & {
  readonly institution?: { readonly entityId: string } | undefined;
};

interface Entry {
  readonly uid: string | undefined;
  readonly institution: string | undefined;
  readonly draft: unknown;
}

/** An entry as the page before has left it. */
interface Left extends Entry {
  /** Milliseconds since 1970. */
  readonly savedAt: number;
}

const PREFIX = 'draft:';
const LONGEST_ABSENCE = 15 * 60_000;

/** Entries of this page, by name: another tab that logs out empties the storage of all tabs. */
const here = new Map<string, Entry>();

/**
 * Returns the drafts of this tab that are this person's for this institution. They outlive a login, a step-up and a reload:
 * in `sessionStorage`, for 15 minutes from when the page was left.
 */
export function draftsOf({ uid, institution: actingFor }: DraftOwner): Drafts {
  const institution = actingFor?.entityId;
  const own = (entry: Entry | undefined) =>
    entry?.uid === uid && entry?.institution === institution ? entry : undefined;
  return {
    read: (place) => own(entryAt(PREFIX + place))?.draft,
    keep: (place, draft) => {
      here.set(PREFIX + place, { uid, institution, draft });
      write(PREFIX + place);
    },
    forget: (place) => remove(PREFIX + place),
    isEmpty: () => !names().some((name) => own(entryAt(name))),
  };
}

/** Drops drafts of other people and expired ones, without reading them. */
export function dropForeignDrafts({ uid }: DraftOwner): void {
  for (const name of names()) if (entryAt(name)?.uid !== uid) remove(name);
}

/** Drops the drafts when the person leaves. */
export function dropDrafts(): void {
  names().forEach(remove);
}

/** Keeps the drafts of a page that is left for the next one. */
export function handOverDrafts(): void {
  [...here.keys()].forEach(write);
}

function names(): string[] {
  const left = namesInSession().filter((name) => name.startsWith(PREFIX));
  return [...new Set([...here.keys(), ...left])];
}

function entryAt(name: string): Entry | undefined {
  return here.get(name) ?? leftAt(name);
}

function leftAt(name: string): Left | undefined {
  try {
    const left = JSON.parse(ownSession.getItem(name) ?? 'null') as Left | null;
    const age = left ? Date.now() - left.savedAt : -1;
    return left && age >= 0 && age <= LONGEST_ABSENCE ? left : undefined;
  } catch {
    return undefined;
  }
}

/** Writes an entry. Where the browser's storage is full, only the draft is lost, and only with its page. */
function write(name: string): void {
  try {
    ownSession.setItem(name, JSON.stringify({ ...here.get(name), savedAt: Date.now() }));
  } catch {
    ownSession.removeItem(name);
  }
}

function remove(name: string): void {
  here.delete(name);
  ownSession.removeItem(name);
}
