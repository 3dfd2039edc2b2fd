import { DialogHost } from '../../dialogs/host/DialogHost';
import { LeaveQuestion } from '../leaving/LeaveQuestion';

/** This is everything that stands over the page. */
export function Overlays() {
  return (
    <>
      <DialogHost />
      <LeaveQuestion />
    </>
  );
}
