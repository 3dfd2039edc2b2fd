import { draftOf } from '../../machines/disconnect/disconnect.draft';
import { disconnectMachine } from '../../machines/disconnect/disconnect.machine';
import { beginConnection } from '../connection/ports/beginConnection';
import { defineDialog } from '../defineDialog';
import { disconnectView } from './DisconnectDialog';

export const disconnectDialog = defineDialog({
  names: ['disconnect'],
  machine: disconnectMachine,
  view: disconnectView,
  draftOf,
  begin: beginConnection,
});
