import { ChangesPage } from '../../features/changes/ChangesPage';
import { openLineRemoval } from '../../store/actors/lineRemoval.ports';
import { usePageActor } from './usePageActor';

/** Runs the chart that takes lines out of the set of changes, for as long as the set is shown. */
export function Changes() {
  const { actor } = usePageActor(openLineRemoval);
  return <ChangesPage removal={actor} />;
}
