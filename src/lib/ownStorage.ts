/**
 * Everything on a host shares the browser's storage and the channel between its windows. Below a path our
 * names begin with it, so that they differ from those of other applications and installations; at the root
 * they are bare. Nothing else in the client names a storage or opens a channel.
 */
import { basePath } from './basePath';

const PATH = /^\/[^ ]* /;

/** Returns the name under which we keep something, for libraries that use the storage themselves. */
export function ownName(name: string): string {
  return basePath() === '' ? name : `${basePath()} ${name}`;
}

function isOwn(name: string): boolean {
  return basePath() === '' ? !PATH.test(name) : name.startsWith(ownName(''));
}

export type OwnStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Lasts across visits; every function throws if the browser has no storage. */
export const ownLocal: OwnStorage = ownIn(() => localStorage);

/** Lasts as long as the tab; every function throws if the browser has no storage. */
export const ownSession = ownIn(() => sessionStorage);

/** Returns what the tab keeps now. */
export const namesInSession = () => namesIn(sessionStorage);

/** Removes everything that we keep, in the tab and across visits. */
export function clearStorage(): void {
  for (const storage of [localStorage, sessionStorage])
    for (const name of namesIn(storage)) storage.removeItem(ownName(name));
}

function namesIn(storage: Storage): string[] {
  return Object.keys(storage)
    .filter(isOwn)
    .map((name) => name.slice(ownName('').length));
}

const ANSWERS = 'answers';

/** Answers of servers, across visits; both reject if the browser has no such store, as over plain HTTP. */
export const openResponseCache = async () => caches.open(ownName(ANSWERS));
export const deleteResponseCache = async () => caches.delete(ownName(ANSWERS));

function ownIn(storage: () => Storage): OwnStorage {
  return {
    getItem: (name) => storage().getItem(ownName(name)),
    setItem: (name, text) => storage().setItem(ownName(name), text),
    removeItem: (name) => storage().removeItem(ownName(name)),
  };
}

export function hasChannels(): boolean {
  return typeof BroadcastChannel !== 'undefined';
}

/** Opens the channel of this name between the windows of the application. */
export function ownChannel(name: string): BroadcastChannel {
  return new BroadcastChannel(ownName(name));
}
