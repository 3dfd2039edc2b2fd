import { lazy, Suspense, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import type { ServiceDetail } from '../../contracts/domain/service';
import type { Watched } from '../../contracts/wire/watching';
import { usePerson } from '../../store/person';
import { watches } from './access';
import styles from './WatchLater.module.css';

const Watch = lazy(async () => ({
  default: (await import(/* webpackChunkName: "watching" */ './Watch')).Watch,
}));

/** Shows the control by which a person watches something, once the page stands; its place is kept, so that nothing moves. */
function WatchLater({ watched }: { readonly watched: Watched }) {
  const may = watches(usePerson());
  const [stands, setStands] = useState(false);
  useEffect(() => setStands(true), []);
  return may ? (
    <div className={styles.place}>
      {stands && (
        <Suspense fallback={null}>
          <Watch watched={watched} />
        </Suspense>
      )}
    </div>
  ) : null;
}

export function WatchService({ service: { entityId, type } }: { readonly service: ServiceDetail }) {
  return <WatchLater watched={{ kind: 'service', object: entityId, type }} />;
}

export function WatchList({ list }: { readonly list: 'connected' | 'all' }) {
  const { search } = useLocation();
  const kind = list === 'all' ? 'search' : 'connections';
  return <WatchLater watched={{ kind, object: list === 'all' ? search : '' }} />;
}
