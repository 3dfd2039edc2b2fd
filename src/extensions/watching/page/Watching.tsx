import { WatchingPage } from './WatchingPage';
import { openFeedAddress, openWatch } from '../watch.ports';
import { usePageActor } from '../../../pages/usePageActor';

/** Runs the charts of what a person watches, while the page is shown. */
export function Watching() {
  const { actor: watch } = usePageActor(openWatch);
  const { actor: feedAddress } = usePageActor(openFeedAddress);
  return <WatchingPage watch={watch} feedAddress={feedAddress} />;
}
