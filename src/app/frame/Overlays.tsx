import { DialogHost } from '../../dialogs/host/DialogHost';
import { overlays } from '../../extensions/overlays';
import { LeaveQuestion } from '../leaving/LeaveQuestion';
import { useOutcomes } from '../outcomes/useOutcomes';
import { Commands } from '../palette/Commands';

/** Everything that is shown over the page. */
export function Overlays() {
  useOutcomes();
  return (
    <>
      <DialogHost overlays={overlays} />
      <LeaveQuestion />
      <Commands />
    </>
  );
}
