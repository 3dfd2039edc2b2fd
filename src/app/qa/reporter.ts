import type { ActorRefLike, AnyEventObject, AnyMachineSnapshot, InspectionEvent } from 'xstate';
import type { LogEntry } from '../../contracts/domain/qa/qaChannel';
import { follow, runningRoots } from '../../machines/kit/inspection';
import { logEntryOf, type Draft } from './logEntry';

/** Milliseconds: about a frame. Not an animation frame, since the followed tab is often in the background. */
const PAUSE = 16;

type Send = (entries: readonly LogEntry[]) => void;

/**
 * Reports all actors from now on, those that run already first: masked, with at most one call of `tell` a
 * frame.
 */
export class Reporter {
  private readonly parents = new Map<string, string>();
  /** The unfinished entry of each actor. */
  private readonly open = new Map<string, Draft>();
  private waiting: Draft[] = [];
  private sequence = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly unfollow: () => void;

  constructor(private readonly send: Send) {
    this.unfollow = follow((event) => this.handle(event));
    runningRoots().forEach((actor) => this.find(actor));
  }

  /** Sends what is still queued. */
  stop(): void {
    this.unfollow();
    this.flush();
  }

  private handle(event: InspectionEvent): void {
    const { sessionId } = event.actorRef;
    switch (event.type) {
      case '@xstate.event':
        // A parent starts an actor; an event sent while another one is handled comes later.
        if (event.event.type === 'xstate.init' && event.sourceRef) {
          this.parents.set(sessionId, event.sourceRef.sessionId);
        }
        this.draftOf(sessionId, event.event);
        break;
      case '@xstate.microstep':
        if (!isOfMachine(event.snapshot)) break;
        this.fill(sessionId, event.event, event.snapshot).edges.push(...event._transitions);
        break;
      case '@xstate.snapshot':
        if (isOfMachine(event.snapshot)) this.fill(sessionId, event.event, event.snapshot);
        this.open.delete(sessionId);
    }
  }

  private draftOf(actor: string, event: AnyEventObject): Draft {
    const known = this.open.get(actor);
    if (known) return known;
    const draft: Draft = { at: Date.now(), actor, event, edges: [] };
    this.open.set(actor, draft);
    this.waiting.push(draft);
    this.timer ??= setTimeout(() => this.flush(), PAUSE);
    return draft;
  }

  private fill(actor: string, event: AnyEventObject, snapshot: AnyMachineSnapshot): Draft {
    const draft = this.draftOf(actor, event);
    draft.snapshot = snapshot;
    return draft;
  }

  private find(actor: ActorRefLike): void {
    const snapshot: unknown = actor.getSnapshot();
    if (!isOfMachine(snapshot)) return;
    const event = { type: 'xstate.init' };
    this.waiting.push({ at: Date.now(), actor: actor.sessionId, event, found: true, edges: [], snapshot });
    this.timer ??= setTimeout(() => this.flush(), PAUSE);
    const children: Readonly<Partial<Record<string, ActorRefLike>>> = snapshot.children;
    for (const child of Object.values(children)) {
      if (!child) continue;
      this.parents.set(child.sessionId, actor.sessionId);
      this.find(child);
    }
  }

  private flush(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.open.clear();
    const entries = this.waiting.flatMap(({ snapshot, ...draft }) => {
      if (!snapshot) return [];
      this.sequence += 1;
      return [logEntryOf({ ...draft, snapshot }, this.sequence, this.parents.get(draft.actor))];
    });
    this.waiting = [];
    if (entries.length > 0) this.send(entries);
  }
}

function isOfMachine(snapshot: unknown): snapshot is AnyMachineSnapshot {
  return typeof snapshot === 'object' && snapshot !== null && 'machine' in snapshot && 'value' in snapshot;
}
