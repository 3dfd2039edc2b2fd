import { draftOf } from '../../machines/connect/connect.draft';
import { connectMachine } from '../../machines/connect/connect.machine';
import { beginConnection } from '../connection/ports/beginConnection';
import { defineDialog } from '../defineDialog';
import { connectView } from './ConnectDialog';

export const connectDialog = defineDialog({
  names: ['connect'],
  machine: connectMachine,
  view: connectView,
  draftOf,
  begin: beginConnection,
});
