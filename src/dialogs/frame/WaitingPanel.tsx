import { Skeleton } from '../../ui/page/Skeleton';
import { DialogPanel } from './DialogPanel';

/** What is shown is still being looked up. */
export function WaitingPanel() {
  return (
    <DialogPanel>
      <Skeleton rows={4} shape="text" />
    </DialogPanel>
  );
}
