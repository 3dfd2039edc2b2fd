import { useState } from 'react';
import type { Policy } from '../../../../contracts/domain/policies/policy';
import type { ServiceRef } from '../../../../contracts/domain/services/serviceRef';
import { useTypedOver } from '../../../../store/useDraft';
import { policyIn } from './policyForm';

interface Edited {
  readonly service: ServiceRef;
  /** This state is stored; it is absent for a new policy. */
  readonly stored: Policy | undefined;
}

/** The answer distinguishes the forms of two policies. */
export function draftOf({ service, stored }: Edited): string {
  return stored?.id ?? `new:${service.type}:${service.id}`;
}

/**
 * Finds the state of a policy that its form begins with: the one that a draft was typed over, else the
 * current one. A later revision restarts the form only if the person accepts it.
 */
export function useInitialPolicy(edited: Edited): Policy | undefined {
  const over = useTypedOver('policy', draftOf(edited));
  const [initialPolicy] = useState(() => policyIn(over, edited.stored) ?? edited.stored);
  return initialPolicy;
}
