import { DialogHost } from '../../dialogs/host/DialogHost';
import { LeaveQuestion } from '../leaving/LeaveQuestion';
import { Commands } from '../palette/Commands';

/** This is everything that stands over the page. */
export function Overlays() {
  return (
    <>
      <DialogHost />
      <LeaveQuestion />
      <Commands />
    </>
  );
}
