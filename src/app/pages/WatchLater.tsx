import { lazy, Suspense, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import type { ServiceDetail } from '../../contracts/domain/service';
import type { Watched } from '../../contracts/wire/watching';
import { usePerson } from '../../store/person';
import { watches } from './access';

const Watch = lazy(async () => ({
  default: (await import(/* webpackChunkName: "watching" */ './Watch')).Watch,
}));

/** Shows the control by which a person watches something, once the page stands. */
function WatchLater({ watched }: { readonly watched: Watched }) {
  const may = watches(usePerson());
  const [stands, setStands] = useState(false);
  useEffect(() => setStands(true), []);
  return may && stands ? (
    <Suspense fallback={null}>
      <Watch watched={watched} />
    </Suspense>
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
