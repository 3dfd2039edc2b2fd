import { draftOf } from '../../machines/connect/connect.draft';
import { connectMachine } from '../../machines/connect/connect.machine';
import { beginConnection } from '../connection/connection.ports';
import { definePorts } from '../ports/definePorts';

export const connectPorts = definePorts({ machine: connectMachine, draftOf, start: beginConnection });
