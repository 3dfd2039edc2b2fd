import { lazy, Suspense } from 'react';
import { usePerson } from '../../store/person';
import { useLate } from '../../ui/useLate';
import { watches } from './access';
import type { WatchProps } from './Watch';

const Watch = lazy(async () => ({
  default: (await import(/* webpackChunkName: "watching" */ './Watch')).Watch,
}));

/** Shows the control by which a person watches what a page is about, once the page stands. */
export function WatchLater(props: WatchProps) {
  const may = watches(usePerson());
  return useLate(may, 0) ? (
    <Suspense fallback={null}>
      <Watch {...props} />
    </Suspense>
  ) : null;
}
