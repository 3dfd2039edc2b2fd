import { MOST_WISHES } from '../../contracts/domain/wishes';
import type { wishMachine } from '../../machines/wish/wish.machine';
import { LeavePanel } from '../form/LeavePanel';
import { InterruptedPanel } from '../frame/InterruptedPanel';
import type { DialogView, Panels } from '../frame/panels';
import { WaitingPanel } from '../frame/WaitingPanel';
import { refusalPanel } from '../shared/refusals';
import { requestNames } from '../shared/requestNames';
import { settledPanel } from '../shared/results';
import { ticketRequestPanels } from '../shared/ticketRequestPanels';
import { ticketSystemDownPanels } from '../shared/ticketSystemDownPanels';
import { FulfilledPanel } from './FulfilledPanel';
import { AskingPanel, ChangingPanel } from './formPanels';
import { FormattedMessage } from 'react-intl';
import { ButtonLink } from '../../ui/actions/ButtonLink';
import { CloseButton } from '../frame/buttons';
import '../../i18n/texts/wishes';

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

/** Leads to the wishes of this person, of which one has to go first. */
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
