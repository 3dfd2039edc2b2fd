import { draftOf } from '../../machines/disconnect/disconnect.draft';
import { disconnectMachine } from '../../machines/disconnect/disconnect.machine';
import { beginConnection } from '../connection/connection.ports';
import { definePorts } from '../ports/definePorts';

export const disconnectPorts = definePorts({ machine: disconnectMachine, draftOf, start: beginConnection });
