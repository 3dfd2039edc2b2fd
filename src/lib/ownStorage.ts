/**
 * What the browser keeps, and the channel between its windows, are shared by everything on a host. Below a path the names of
 * ours begin with it, so that another application, or another of ours, is not met; at the root they are bare. Nothing else in
 * the client names a storage or opens a channel.
 */
import { basePath } from './basePath';

const PATH = /^\/[^ ]* /;

/** Returns the name by which something of ours is kept, for libraries that keep it themselves. */
export function ownName(name: string): string {
  return basePath() === '' ? name : `${basePath()} ${name}`;
}

function isOwn(name: string): boolean {
  return basePath() === '' ? !PATH.test(name) : name.startsWith(ownName(''));
}

export type OwnStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** It lasts from visit to visit; every function throws where the browser has no storage. */
export const ownLocal: OwnStorage = ownIn(() => localStorage);

/** It lasts as long as the tab, likewise. */
export const ownSession = ownIn(() => sessionStorage);

/** Returns what the tab keeps now. */
export const namesInSession = () => namesIn(sessionStorage);

/** Removes all that is kept of ours, in the tab and from visit to visit. */
export function forgetKept(): void {
  for (const storage of [localStorage, sessionStorage])
    for (const name of namesIn(storage)) storage.removeItem(ownName(name));
}

function namesIn(storage: Storage): string[] {
  return Object.keys(storage)
    .filter(isOwn)
    .map((name) => name.slice(ownName('').length));
}

const ANSWERS = 'answers';

/** Answers of servers, from visit to visit; both reject where the browser has no such store, as over plain HTTP. */
export const openAnswers = async () => caches.open(ownName(ANSWERS));
export const forgetAnswers = async () => caches.delete(ownName(ANSWERS));

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
