import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { Failure } from '../../../contracts/domain/failure';
import type { lineRemovalMachine } from './lineRemoval.machine';

export type LineRemovalActor = ActorRefFrom<typeof lineRemovalMachine>;

export interface Removal {
  readonly remove: (lines: readonly number[]) => void;
  /** Removes them after a question. */
  readonly removeAll: (lines: readonly number[]) => void;
  /** Lines that are being removed. */
  readonly going: readonly number[];
  /** Number of lines that were just removed. */
  readonly gone: number;
  readonly failure: Failure | null;
}

export function useRemoval(actor: LineRemovalActor): Removal {
  const state = useSelector(actor, ({ value }) => value);
  const { lines, failure } = useSelector(actor, ({ context }) => context);
  return {
    remove: (ids) => actor.send({ type: 'removal.requested', lines: ids }),
    removeAll: (ids) => actor.send({ type: 'allRemoval.requested', lines: ids }),
    going: state === 'removing' ? lines : [],
    gone: state === 'removed' ? lines.length : 0,
    failure: state === 'failed' ? failure : null,
  };
}
