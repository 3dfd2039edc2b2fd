import type { WatchKind } from '../../../contracts/wire/watching';

/** What the button says that begins to watch something. */
export const beginWords: Readonly<Record<WatchKind, string>> = {
  service: 'watching.begin.service',
  connections: 'watching.begin.connections',
  search: 'watching.begin.search',
  feed: 'watching.begin.feed',
};
