import '../wishes.texts';
import type { wishAnswerMachine } from './wishAnswer.machine';
import { LeavePanel } from '../../../dialogs/form/LeavePanel';
import { InterruptedPanel } from '../../../dialogs/frame/InterruptedPanel';
import type { DialogView, Panels } from '../../../dialogs/frame/panels';
import { WaitingPanel } from '../../../dialogs/frame/WaitingPanel';
import { changedMeanwhilePanel } from '../../../dialogs/shared/changedMeanwhile';
import { refusalPanel } from '../../../dialogs/shared/refusals';
import { requestNames } from '../../../dialogs/shared/requestNames';
import { settledPanel } from '../../../dialogs/shared/results';
import { ticketRequestPanels } from '../../../dialogs/shared/ticketRequestPanels';
import { ticketSystemDownPanels } from '../../../dialogs/shared/ticketSystemDownPanels';
import { AnsweringPanel } from './AnsweringPanel';

const wishAnswerPanels: Panels<typeof wishAnswerMachine> = {
  preparing: WaitingPanel,
  checking: null,
  answering: AnsweringPanel,
  confirmingLeave: LeavePanel,
  submitting: null,
  changedMeanwhile: changedMeanwhilePanel('wishAnswer.changedMeanwhile.text', 'wishAnswer.lookAgain'),
  interrupted: InterruptedPanel,
  forbidden: refusalPanel('wishAnswer.forbidden.text'),
  nothingWished: refusalPanel('wishAnswer.nothingWished.text'),
  answered: settledPanel('success', 'wishAnswer.answered.text'),
  cancelled: null,
  finished: null,
};

export const wishAnswerView: DialogView = {
  panels: {
    wishAnswer: wishAnswerPanels,
    ticketRequest: ticketRequestPanels,
    ticketSystemDown: ticketSystemDownPanels,
  },
  names: requestNames,
  wide: [],
};
