import { plainQuery } from '../../contracts/domain/watchedSearch';
import type { Watched } from '../../contracts/wire/watching';
import { WatchButton } from '../../features/watching/WatchButton';
import { openWatch } from '../../store/actors/watch.ports';
import { usePageActor } from './usePageActor';

/** Runs the chart by which a person watches what a page shows. */
export function Watch({ watched }: { readonly watched: Watched }) {
  const object = watched.kind === 'search' ? plainQuery(watched.object) : watched.object;
  const { actor } = usePageActor(openWatch, undefined, `${watched.kind} ${object}`);
  return <WatchButton actor={actor} watched={{ ...watched, object }} />;
}
