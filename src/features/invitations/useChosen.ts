import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import type { Chosen } from './inviteForm';
import type { InviteActor } from './inviteActor';

/** Returns the institution with what there is to choose; absent while that is not known. */
export function useChosen(actor: InviteActor): Chosen | undefined {
  const institution = useSelector(actor, ({ context }) => context.institution);
  const choices = useSelector(actor, ({ context }) => context.choices);
  return useMemo(
    () => (institution && choices ? { institution, choices } : undefined),
    [institution, choices],
  );
}
