import type { WatchKind } from '../contract/watching.wire';

/** Label of the button that starts watching something. */
export const startLabels: Readonly<Record<WatchKind, string>> = {
  service: 'watching.begin.service',
  connections: 'watching.begin.connections',
  search: 'watching.begin.search',
  feed: 'watching.begin.feed',
};
