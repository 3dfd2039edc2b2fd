import { createActor, type AnyActorRef, type AnyStateMachine } from 'xstate';
import type { Named } from '../../contracts/domain/person/person';
import type { ChangeEmitted, FlashEmitted } from '../../machines/kit/emitted';
import { inspected } from '../../machines/kit/inspection';
import { readAgain } from '../../store/actors/readAgain';
import { changeEnded } from '../../store/change.slice';
import { flashClosed, flashShown, selectFlash, type Flash } from '../../store/flash.slice';
import type { AppStore } from '../../store/makeStore';
import type { DialogNames, DialogView } from '../frame/panels';
import { contextsOf, frontOf, placeOf, type Front } from '../frame/front';

/** A running dialog: its chart and its listeners. It lives outside of React, as long as its address. */
export class RunningDialog {
  private readonly actor: AnyActorRef;
  private readonly listeners = new Set<() => void>();
  private current: Front;
  private returnedLevel: number | undefined;
  private draft: object | null = null;
  private stopped = false;
  /** The dialog has shown a state that is newer than the data of the page behind. */
  private knowsBetter = false;
  /** The message of the page before the dialog opened. */
  private readonly flashBefore: Flash | null;

  constructor(
    readonly view: DialogView,
    private readonly store: AppStore,
    machine: AnyStateMachine,
    input: unknown,
    /** Called with what would be lost if the page closed now; null for nothing. */
    private readonly onTyped: (typed: unknown) => void,
  ) {
    this.flashBefore = selectFlash(store.getState());
    this.actor = createActor(machine, {
      input,
      // Changes of invoked machines are seen here only.
      inspect: (event) => {
        inspected(event);
        queueMicrotask(this.changed);
      },
    });
    this.actor.on('flash.due', (fact: FlashEmitted) => store.dispatch(flashShown(fact.flash)));
    this.actor.on('change.ended', ({ type: _type, ...end }: ChangeEmitted) =>
      store.dispatch(changeEnded(end)),
    );
    this.actor.start();
    this.current = frontOf(this.actor);
    this.onTyped(this.typed());
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly front = (): Front => this.current;

  /** The current panel reports what closing now would lose. */
  readonly keepDraft = (draft: object | null): void => {
    this.draft = draft;
    this.reportTyped();
  };

  names(nameOf: (named: Named) => string): DialogNames {
    return this.view.names(contextsOf(this.actor), nameOf);
  }

  isOver(): boolean {
    return this.actor.getSnapshot().status !== 'active';
  }

  /** Tells whether the dialog has a result or has ended, so that its draft is no longer needed. */
  isSettled(): boolean {
    return this.isOver() || this.current.snapshot.hasTag('terminal');
  }

  /** Going elsewhere now would lose something, or break something off. */
  holds(): boolean {
    return !this.isOver() && (this.draft !== null || this.current.snapshot.hasTag('busy'));
  }

  /** The page goes to the login, by the person's own wish. */
  leaves(): boolean {
    return placeOf(this.current) === 'stepUp.leaving';
  }

  /** Returns the content of the form, or else the draft in the chart; null if nothing was typed. */
  typed(): unknown {
    const { draft }: { draft?: unknown } = this.actor.getSnapshot().context;
    return this.draft ?? draft ?? null;
  }

  /** Asks the chart to close; the chart may ask the person first, or refuse while it is busy. */
  dismiss(): void {
    this.current.actor.send({ type: 'dismissal.requested', draft: this.draft });
  }

  /**
   * Informs the chart once that the person is back from a login, if it waits for that when it first comes to
   * rest.
   */
  reportReturn(level: number): void {
    this.returnedLevel = level;
    this.changed();
  }

  /** The person has gone elsewhere. */
  giveUp(): void {
    if (this.knowsBetter) readAgain(this.store);
    this.onTyped(null);
    this.stop();
  }

  /** Stops the dialog when its page is removed; the draft is kept. */
  stop(): void {
    this.stopped = true;
    this.listeners.clear();
    this.actor.stop();
  }

  private readonly changed = (): void => {
    const front = frontOf(this.actor);
    if (front.snapshot !== this.current.snapshot) {
      if (placeOf(front) !== placeOf(this.current)) this.draft = null;
      this.current = front;
      this.reportTyped();
      if (front.snapshot.hasTag('terminal')) {
        this.knowsBetter = true;
        this.closeEarlierFlash();
      }
      this.listeners.forEach((listener) => listener());
    }
    if (this.returnedLevel !== undefined && front.snapshot.hasTag('resting')) {
      const level = this.returnedLevel;
      this.returnedLevel = undefined;
      if (/^stepUp\.(explaining|unmet)$/.test(placeOf(front)))
        front.actor.send({ type: 'login.returned', level });
    }
  };

  /** A result is newer than the message of the page: a sent request may have been withdrawn. */
  private closeEarlierFlash(): void {
    if (this.flashBefore && selectFlash(this.store.getState()) === this.flashBefore)
      this.store.dispatch(flashClosed());
  }

  private reportTyped(): void {
    if (!this.stopped) this.onTyped(this.isSettled() ? null : this.typed());
  }
}
