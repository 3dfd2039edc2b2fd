import { FormattedMessage } from 'react-intl';
import type { Policy } from '../../../contracts/domain/policies/policy';
import type { ServiceDetail } from '../../../contracts/domain/services/service';
import { Status } from '../../../ui/marks/Status';
import type { StatusKind } from '../../../ui/marks/StatusMark';

export type Enforced = Pick<ServiceDetail, 'policyEnforcementRequired'>;

/** Active in effect only where the service asks for decisions at all (REQUIREMENTS 181). */
export function activeMessage(active: boolean, { policyEnforcementRequired }: Enforced) {
  if (!active) return 'policies.inactive';
  return policyEnforcementRequired ? 'policies.active' : 'policies.notEnforced';
}

const marks = {
  'policies.active': 'on',
  'policies.inactive': 'off',
  'policies.notEnforced': 'waiting',
} as const satisfies Record<ReturnType<typeof activeMessage>, StatusKind>;

interface PolicyStatusProps {
  /** Absent: a policy that is not stored yet. */
  readonly policy: Pick<Policy, 'active'> | undefined;
  readonly service: Enforced;
}

/** Says whether a policy is in force, in the same way everywhere. */
export function PolicyStatus({ policy, service }: PolicyStatusProps) {
  const id = activeMessage(policy?.active ?? false, service);
  return (
    <Status kind={marks[id]}>
      <FormattedMessage id={id} />
    </Status>
  );
}
