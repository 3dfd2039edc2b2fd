import { DialogHost } from '../../dialogs/host/DialogHost';
import { LeaveQuestion } from '../leaving/LeaveQuestion';
import { useOutcomes } from '../outcomes/useOutcomes';
import { Commands } from '../palette/Commands';

/** This is everything that stands over the page. */
export function Overlays() {
  useOutcomes();
  return (
    <>
      <DialogHost />
      <LeaveQuestion />
      <Commands />
    </>
  );
}
