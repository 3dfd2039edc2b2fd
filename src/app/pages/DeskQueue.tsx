import { QueuePage } from '../../features/desk/QueuePage';
import { openDeskRound } from '../../store/actors/deskRound.ports';
import { usePageActor } from './usePageActor';

/** The queue of the desk, with the chart of what is done with several tickets. */
export function DeskQueue() {
  const { actor } = usePageActor(openDeskRound);
  return <QueuePage actor={actor} />;
}
