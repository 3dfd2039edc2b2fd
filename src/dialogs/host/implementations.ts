import type { AnyStateMachine } from 'xstate';
import type { DialogAddress } from '../../contracts/domain/dialogAddress';
import type { DialogNeeds } from '../../store/actors/dialogNeeds';

export interface Built {
  /** With every port attached. */
  readonly machine: AnyStateMachine;
  readonly input: unknown;
}

/** The chart of each dialog with its ports, loaded when it opens. */
export const implementations: Readonly<
  Record<DialogAddress['dialog'], () => Promise<(needs: DialogNeeds) => Built>>
> = {
  connect: async () => (await import('../../store/actors/connect.ports')).openConnect,
  disconnect: async () => (await import('../../store/actors/disconnect.ports')).openDisconnect,
  deny: async () => (await import('../../store/actors/denyInvite.ports')).openDenyInvite,
};
