import { isMachineSnapshot, type AnyActorRef, type AnyMachineSnapshot } from 'xstate';
import type { StateMeta } from '../../machines/kit/meta';

/** The innermost active machine, which is the one to show, and its state. */
export interface Front {
  readonly actor: AnyActorRef;
  readonly snapshot: AnyMachineSnapshot;
}

export function frontOf(actor: AnyActorRef): Front {
  const inner = innerOf(actor);
  return inner ? frontOf(inner) : { actor, snapshot: actor.getSnapshot() as AnyMachineSnapshot };
}

/** Returns the contexts of the machines at work, from the dialog's own to the innermost. */
export function contextsOf(actor: AnyActorRef): readonly unknown[] {
  const { context } = actor.getSnapshot() as AnyMachineSnapshot;
  const inner = innerOf(actor);
  return inner ? [context, ...contextsOf(inner)] : [context];
}

function innerOf(actor: AnyActorRef): AnyActorRef | undefined {
  const { children } = actor.getSnapshot() as AnyMachineSnapshot;
  return Object.values(children as Record<string, AnyActorRef | undefined>).find((child) => {
    const state: unknown = child?.getSnapshot();
    return isMachineSnapshot(state) && state.status === 'active';
  });
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
