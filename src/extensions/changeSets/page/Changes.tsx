import { ChangesPage } from './ChangesPage';
import { openLineRemoval } from './lineRemoval.ports';
import { usePageActor } from '../../../pages/usePageActor';

/** Runs the chart that removes lines from the change set, while the set is shown. */
export function Changes() {
  const { actor } = usePageActor(openLineRemoval);
  return <ChangesPage removal={actor} />;
}
