import { Type } from 'typebox';
import { Policy, PolicyAttributeName } from '../../../../src/contracts/wire/policy';
import { forInstitution, notStatus, type Fact } from '../fact';
import { listMisshapen } from '../shape';

/** Facts about authorization policies. */
export const ofPolicies: readonly Fact[] = [
  {
    call: 'GET /policies',
    says: 'policies are a list',
    otherwise: 'no policies are shown',
    needs: 'worker',
    fault: async (call, known) => {
      const response = await call('GET /policies', forInstitution(known));
      return notStatus(response, 200) ?? listMisshapen(Type.Partial(Policy), response.payload, 'payload');
    },
  },
  {
    call: 'GET /policies/attributes',
    says: 'attributes that policies may name come with their labels',
    otherwise: 'no policy can be written',
    needs: 'worker',
    fault: async (call) =>
      listMisshapen(PolicyAttributeName, (await call('GET /policies/attributes')).payload, 'payload'),
  },
];
