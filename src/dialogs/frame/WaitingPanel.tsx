import { Skeleton } from '../../ui/page/Skeleton';
import { DialogPanel } from './DialogPanel';

/** The subject is still being looked up. */
export function WaitingPanel() {
  return (
    <DialogPanel>
      <Skeleton rows={4} shape="text" />
    </DialogPanel>
  );
}
