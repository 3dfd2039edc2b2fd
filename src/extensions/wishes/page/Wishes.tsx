import { WishesPage } from './WishesPage';
import { openLineGathering } from '../../changeSets/lineGathering/lineGathering.ports';
import { openWishMerging } from './wishMerging.ports';
import { usePageActor } from '../../../pages/usePageActor';

/** Runs the charts that add wishes to the change set and join them, while the page is shown. */
export function Wishes() {
  const { actor: gathering } = usePageActor(openLineGathering);
  const { actor: merging } = usePageActor(openWishMerging);
  return <WishesPage gathering={gathering} merging={merging} />;
}
