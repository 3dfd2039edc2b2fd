import { ChangesPage } from './ChangesPage';
import { openLineRemoval } from './lineRemoval.ports';
import { usePageActor } from '../../../extending/usePageActor';

/** Runs the chart that takes lines out of the set of changes, for as long as the set is shown. */
export function Changes() {
  const { actor } = usePageActor(openLineRemoval);
  return <ChangesPage removal={actor} />;
}
