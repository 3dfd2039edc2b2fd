import { createActor, type AnyActorRef, type AnyStateMachine, type Snapshot } from 'xstate';
import type { DialogFact } from '../../machines/kit/facts';
import { flashShown } from '../../store/flash.slice';
import type { AppStore } from '../../store/makeStore';
import type { DialogView } from '../frame/panels';
import { frontOf, placeOf, type Front } from './front';

interface Start {
  readonly machine: AnyStateMachine;
  readonly input: unknown;
  /** Of an earlier visit; absent: from the beginning. */
  readonly snapshot: Snapshot<unknown> | undefined;
}

/** What a dialog was when it last waited for the person. */
export interface Resting {
  readonly snapshot: Snapshot<unknown>;
  readonly draft: unknown;
}

/** A dialog at work: its running chart, and who listens. It lives outside of React, as long as its address. */
export class RunningDialog {
  private readonly actor: AnyActorRef;
  private readonly listeners = new Set<() => void>();
  private current: Front;
  private lastResting: Resting | undefined;
  private returnedLevel: number | undefined;
  private draft: object | null = null;

  constructor(
    readonly view: DialogView,
    store: AppStore,
    { machine, input, snapshot }: Start,
  ) {
    this.actor = createActor(machine, {
      input,
      ...(snapshot && { snapshot }),
      // Changes of invoked machines are seen here only.
      inspect: () => queueMicrotask(this.changed),
    });
    this.actor.on('flash.due', (fact: DialogFact) => store.dispatch(flashShown(fact.flash)));
    this.actor.start();
    this.current = frontOf(this.actor);
    this.rest();
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly front = (): Front => this.current;

  /** The form tells what closing now would lose. */
  readonly keepDraft = (draft: object | null): void => {
    this.draft = draft;
  };

  /** Context of the dialog's own machine. */
  context(): never {
    return this.actor.getSnapshot().context as never;
  }

  isOver(): boolean {
    return this.actor.getSnapshot().status !== 'active';
  }

  /** Going elsewhere now would lose something, or break something off. */
  holds(): boolean {
    return !this.isOver() && (this.draft !== null || this.current.snapshot.hasTag('busy'));
  }

  /** Asks the chart to close; it may ask back, or refuse while something is under way. */
  dismiss(): void {
    this.current.actor.send({ type: 'dismissal.requested', draft: this.draft });
  }

  /** Back from a login: told once, as soon as the chart asks for one. */
  tellReturn(level: number): void {
    this.returnedLevel = level;
    this.changed();
  }

  resting(): Resting {
    if (!this.lastResting) throw new Error('The dialog has not come to rest yet');
    return this.lastResting;
  }

  stop(): void {
    this.actor.stop();
  }

  private readonly changed = (): void => {
    const front = frontOf(this.actor);
    if (front.snapshot !== this.current.snapshot) {
      this.current = front;
      this.rest();
      this.listeners.forEach((listener) => listener());
    }
    if (this.returnedLevel !== undefined && /^stepUp\.(explaining|unmet)$/.test(placeOf(front))) {
      const level = this.returnedLevel;
      this.returnedLevel = undefined;
      front.actor.send({ type: 'login.returned', level });
    }
  };

  private rest(): void {
    if (!this.current.snapshot.hasTag('resting')) return;
    const { draft } = this.actor.getSnapshot().context;
    this.lastResting = { snapshot: this.actor.getPersistedSnapshot(), draft: draft ?? null };
  }
}
