import { useState } from 'react';
import type { Policy } from '../../../../contracts/domain/policy';
import type { ServiceRef } from '../../../../contracts/domain/service';
import { useTypedOver } from '../../../../store/useDraft';
import { policyIn } from './policyForm';

interface Edited {
  readonly service: ServiceRef;
  /** Absent: a new policy. */
  readonly stored: Policy | undefined;
}

/** What tells the forms of two policies apart. */
export function draftOf({ service, stored }: Edited): string {
  return stored?.id ?? `new:${service.type}:${service.id}`;
}

/**
 * The state of a policy that its form begins with: the one that something was typed over before, else the one that is
 * stored now. A later revision starts the form anew only when theirs is taken.
 */
export function useBegun(edited: Edited): Policy | undefined {
  const over = useTypedOver('policy', draftOf(edited));
  const [begun] = useState(() => policyIn(over, edited.stored) ?? edited.stored);
  return begun;
}
