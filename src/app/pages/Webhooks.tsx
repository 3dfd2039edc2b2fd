import { WebhooksPage } from '../../features/desk/webhooks/WebhooksPage';
import { openEventReplay } from '../../store/actors/eventReplay.ports';
import { usePageActor } from './usePageActor';

/** Runs the chart that has events sent again, for as long as the webhooks are shown. */
export function Webhooks() {
  const { actor } = usePageActor(openEventReplay);
  return <WebhooksPage replay={actor} />;
}
