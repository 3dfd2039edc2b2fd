import { MOST_WISHES } from '../contract/wishes';
import type { wishMachine } from './wish.machine';
import { LeavePanel } from '../../../dialogs/form/LeavePanel';
import { InterruptedPanel } from '../../../dialogs/frame/InterruptedPanel';
import type { DialogView, Panels } from '../../../dialogs/frame/panels';
import { WaitingPanel } from '../../../dialogs/frame/WaitingPanel';
import { refusalPanel } from '../../../dialogs/shared/refusals';
import { requestNames } from '../../../dialogs/shared/requestNames';
import { settledPanel } from '../../../dialogs/shared/results';
import { ticketRequestPanels } from '../../../dialogs/shared/ticketRequestPanels';
import { ticketSystemDownPanels } from '../../../dialogs/shared/ticketSystemDownPanels';
import { FulfilledPanel } from './FulfilledPanel';
import { AskingPanel, ChangingPanel } from './formPanels';
import { FormattedMessage } from 'react-intl';
import { ButtonLink } from '../../../ui/actions/ButtonLink';
import { CloseButton } from '../../../dialogs/frame/buttons';
import '../wishes.texts';

const wishPanels: Panels<typeof wishMachine> = {
  preparing: WaitingPanel,
  checking: null,
  asking: AskingPanel,
  changing: ChangingPanel,
  confirmingLeave: LeavePanel,
  submitting: null,
  withdrawing: null,
  interrupted: InterruptedPanel,
  forbidden: refusalPanel('wish.forbidden.text'),
  fulfilled: FulfilledPanel,
  full: refusalPanel('wish.full.text', <AllWishesFooter />, { most: MOST_WISHES }),
  connected: refusalPanel('wish.connected.text'),
  asked: settledPanel('success', 'wish.asked.text'),
  withdrawn: settledPanel('success', 'wish.withdrawn.text'),
  cancelled: null,
  finished: null,
};

export const wishView: DialogView = {
  panels: {
    wish: wishPanels,
    ticketRequest: ticketRequestPanels,
    ticketSystemDown: ticketSystemDownPanels,
  },
  names: requestNames,
  wide: [],
};

/** Links to the person's wishes, one of which must be withdrawn first. */
function AllWishesFooter() {
  return (
    <>
      <CloseButton />
      <ButtonLink look="primary" to="/wishes">
        <FormattedMessage id="wishes.all" />
      </ButtonLink>
    </>
  );
}
