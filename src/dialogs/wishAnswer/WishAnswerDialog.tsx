import '../../i18n/texts/wishes';
import type { wishAnswerMachine } from '../../machines/wishAnswer/wishAnswer.machine';
import { LeavePanel } from '../form/LeavePanel';
import { InterruptedPanel } from '../frame/InterruptedPanel';
import type { DialogView, Panels } from '../frame/panels';
import { WaitingPanel } from '../frame/WaitingPanel';
import { changedMeanwhilePanel } from '../shared/changedMeanwhile';
import { refusalPanel } from '../shared/refusals';
import { requestNames } from '../shared/requestNames';
import { settledPanel } from '../shared/results';
import { ticketRequestPanels } from '../shared/ticketRequestPanels';
import { ticketSystemDownPanels } from '../shared/ticketSystemDownPanels';
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
