import { draftOf } from '../../machines/withdrawRequest/withdrawRequest.draft';
import { withdrawRequestMachine } from '../../machines/withdrawRequest/withdrawRequest.machine';
import { defineDialog } from '../defineDialog';
import { withdrawRequestView } from './WithdrawRequestDialog';
import { beginWithdrawal } from './ports/beginWithdrawal';

export const withdrawRequestDialog = defineDialog({
  names: ['withdraw'],
  machine: withdrawRequestMachine,
  view: withdrawRequestView,
  draftOf,
  begin: beginWithdrawal,
});
