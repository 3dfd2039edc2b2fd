import { WishesPage } from '../../features/wishes/WishesPage';
import { openLineGathering } from '../../store/actors/security.ports';
import { openWishMerging } from '../../store/actors/wishMerging.ports';
import { usePageActor } from './usePageActor';

/** Runs the charts by which what is wished for comes into the set of changes, and stands together, for as long as the page is shown. */
export function Wishes() {
  const { actor: gathering } = usePageActor(openLineGathering);
  const { actor: merging } = usePageActor(openWishMerging);
  return <WishesPage gathering={gathering} merging={merging} />;
}
