import { draftOf } from '../../machines/changeRequest/changeRequest.draft';
import { changeRequestMachine } from '../../machines/changeRequest/changeRequest.machine';
import { defineDialog } from '../defineDialog';
import { changeRequestView } from './ChangeRequestDialog';
import { beginChange } from './ports/beginChange';

export const changeRequestDialog = defineDialog({
  names: ['consent', 'strongAuthentication', 'multiFactor', 'institution'],
  machine: changeRequestMachine,
  view: changeRequestView,
  draftOf: (kept, { dialog }) => draftOf(kept, dialog),
  begin: beginChange,
});
