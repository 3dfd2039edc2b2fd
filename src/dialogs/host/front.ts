import { isMachineSnapshot, type AnyActorRef, type AnyMachineSnapshot } from 'xstate';
import type { StateMeta } from '../../machines/kit/meta';

/** The innermost machine at work, which is the one to be seen, and where it is. */
export interface Front {
  readonly actor: AnyActorRef;
  readonly snapshot: AnyMachineSnapshot;
}

export function frontOf(actor: AnyActorRef): Front {
  const snapshot = actor.getSnapshot() as AnyMachineSnapshot;
  const children: readonly (AnyActorRef | undefined)[] = Object.values(snapshot.children);
  const inner = children.find((child) => {
    const state: unknown = child?.getSnapshot();
    return isMachineSnapshot(state) && state.status === 'active';
  });
  return inner ? frontOf(inner) : { actor, snapshot };
}

/** Machine and state, as `connect.editing`. */
export function placeOf({ snapshot }: Front): string {
  return `${snapshot.machine.id}.${String(snapshot.value)}`;
}

/** Message id of the heading. */
export function titleOf(front: Front): string {
  const meta: Record<string, StateMeta | undefined> = front.snapshot.getMeta();
  const title = meta[placeOf(front)]?.title;
  if (!title) throw new Error(`No title for ${placeOf(front)}`);
  return title;
}
