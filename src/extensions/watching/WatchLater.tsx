import { lazy, Suspense } from 'react';
import { watches } from './rights';
import { usePerson } from '../../store/person';
import { useLate } from '../../ui/useLate';
import type { WatchProps } from './Watch';
import styles from './WatchLater.module.css';

const Watch = lazy(async () => ({
  default: (await import(/* webpackChunkName: "watching" */ './Watch')).Watch,
}));

/**
 * Shows the control to watch the page's subject once the page is complete; its room is reserved until then.
 */
export function WatchLater(props: WatchProps) {
  const may = watches(usePerson());
  const stands = useLate(may, 0);
  if (!may) return null;
  return (
    <div className={styles.room}>
      <Suspense fallback={null}>{stands && <Watch {...props} />}</Suspense>
    </div>
  );
}
