import { DialogHost } from '../dialogs/host/DialogHost';
import { LeaveQuestion } from './leaving/LeaveQuestion';

/** Whatever stands over the page. */
export function Overlays() {
  return (
    <>
      <DialogHost />
      <LeaveQuestion />
    </>
  );
}
