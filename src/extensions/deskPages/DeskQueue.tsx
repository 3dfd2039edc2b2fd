import { QueuePage } from './queue/QueuePage';
import { openDeskRound } from './deskRound/deskRound.ports';
import { usePageActor } from '../../pages/usePageActor';

/** The queue of the desk, with the chart of what is done with several tickets. */
export function DeskQueue() {
  const { actor } = usePageActor(openDeskRound);
  return <QueuePage actor={actor} />;
}
