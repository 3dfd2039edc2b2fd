import { draftOf } from '../../../machines/connect/connect.draft';
import { connectMachine } from '../../../machines/connect/connect.machine';
import { beginConnection } from '../../connection/ports/beginConnection';
import { loadPoliciesPort } from '../../connection/ports/loadSubject';
import { definePorts } from '../../ports/definePorts';

export const connectPorts = definePorts({
  machine: connectMachine,
  draftOf,
  begin: (needs: Parameters<typeof beginConnection>[0]) => {
    const { actors, input } = beginConnection(needs);
    return { actors: { ...actors, loadPolicies: loadPoliciesPort(needs.store) }, input };
  },
});
