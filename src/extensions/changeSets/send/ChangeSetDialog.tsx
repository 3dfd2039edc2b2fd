import '../changes.texts';
import type { changeSetMachine } from './changeSet.machine';
import { LeavePanel } from '../../../dialogs/form/LeavePanel';
import { InterruptedPanel } from '../../../dialogs/frame/InterruptedPanel';
import type { DialogView, Panels } from '../../../dialogs/frame/panels';
import { WaitingPanel } from '../../../dialogs/frame/WaitingPanel';
import { changedMeanwhilePanel } from '../../../dialogs/shared/changedMeanwhile';
import { refusalPanel } from '../../../dialogs/shared/refusals';
import { requestNames } from '../../../dialogs/shared/requestNames';
import { filedPanel, settledPanel, type Following } from '../../../dialogs/shared/results';
import { stepUpPanels } from '../../../dialogs/shared/stepUpPanels';
import { ticketRequestPanels } from '../../../dialogs/shared/ticketRequestPanels';
import { ticketSystemDownPanels } from '../../../dialogs/shared/ticketSystemDownPanels';
import { ContradictoryPanel } from './ContradictoryPanel';
import { EachPartlyRequestedPanel, EachRequestedPanel } from './eachRequestedPanels';
import { ReviewingEachPanel, ReviewingPanel } from './ReviewingPanel';
import { Left, MadeAtOnce } from './sentBeside';

const requested: Following = {
  done: 'connection.next.sent',
  desk: 'changeSet.next.desk',
  end: 'changeSet.next.set',
};

const changeSetPanels: Panels<typeof changeSetMachine> = {
  preparing: WaitingPanel,
  checking: null,
  steppingUp: null,
  presenting: null,
  reviewing: ReviewingPanel,
  reviewingEach: ReviewingEachPanel,
  confirmingLeave: LeavePanel,
  submitting: null,
  changedMeanwhile: changedMeanwhilePanel('changeSet.changedMeanwhile.text', 'changeSet.lookAgain'),
  contradictory: ContradictoryPanel,
  interrupted: InterruptedPanel,
  forbidden: refusalPanel('changeRequest.forbidden.text'),
  empty: refusalPanel('changeSet.empty.text'),
  nothingReady: refusalPanel('changeSet.nothingReady.text'),
  requested: filedPanel('changeSet.requested.text', requested, true, MadeAtOnce),
  partlyRequested: filedPanel('changeSet.partlyRequested.text', requested, true, MadeAtOnce),
  eachRequested: EachRequestedPanel,
  eachPartlyRequested: EachPartlyRequestedPanel,
  established: settledPanel('success', 'changeSet.established.text', undefined, Left),
  cancelled: null,
  finished: null,
};

export const changeSetView: DialogView = {
  panels: {
    changeSet: changeSetPanels,
    stepUp: stepUpPanels,
    ticketRequest: ticketRequestPanels,
    ticketSystemDown: ticketSystemDownPanels,
  },
  names: requestNames,
  wide: ['changeSet.reviewing'],
};
