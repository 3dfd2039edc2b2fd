import type { LogEntry, QaTab, ToVisualiser } from '../../contracts/domain/qaChannel';
import type { Fault } from '../../contracts/domain/qaFault';
import { record } from '../coverage/visit';
import { emptyJournal, extended, withPageLeft, type Journal } from './journal';
import { TabsLink } from './TabsLink';

/** A journal that stands still, to be looked at point by point. */
export interface Still {
  readonly journal: Journal;
  /** How many of its entries have happened. */
  readonly position: number;
  /** Absent: what was followed here, and paused. */
  readonly recording?: { readonly name: string; readonly differing: readonly string[] };
}

export interface LiveState {
  readonly tabs: readonly QaTab[];
  /** Name of the tab that was chosen; it need not be open any more. */
  readonly chosen: string | undefined;
  /** The tester wants to follow. */
  readonly wanted: boolean;
  readonly journal: Journal;
  /** Absent: what is seen goes on with what happens. */
  readonly still: Still | undefined;
  /** What the tab could not do. */
  readonly refused: 'faults' | 'persona' | undefined;
}

const nothing: LiveState = {
  tabs: [],
  chosen: undefined,
  wanted: false,
  journal: emptyJournal,
  still: undefined,
  refused: undefined,
};

/** Outlives the mode, so that what was followed is still there after a look at the map. */
export class LiveStore {
  private state = nothing;
  private readonly listeners = new Set<() => void>();
  private readonly link = new TabsLink((message) => this.hear(message));
  /** Time at which the tab was last asked to be followed: its answer takes a moment. */
  private asked = 0;

  readonly get = (): LiveState => this.state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  open(): void {
    this.link.open();
    window.addEventListener('pagehide', this.leave);
  }

  close(): void {
    window.removeEventListener('pagehide', this.leave);
    this.leave();
    this.link.close();
    this.change({ tabs: [] });
  }

  choose(tab: string): void {
    const { chosen, wanted } = this.state;
    if (tab === chosen) return;
    if (wanted) this.leave();
    this.change({ chosen: tab, journal: emptyJournal, still: undefined, refused: undefined });
    if (wanted) this.ask();
  }

  follow(on: boolean): void {
    this.change({ wanted: on, ...(on && { journal: emptyJournal, still: undefined }) });
    if (on) this.ask();
    else this.leave();
  }

  /** Looks at what is kept as it was after so many entries; without, at the end of it. */
  stand(position?: number): void {
    const { still, journal } = this.state;
    const shown = still ?? { journal, position: journal.entries.length };
    const last = shown.journal.entries.length;
    this.change({ still: { ...shown, position: Math.max(0, Math.min(position ?? last, last)) } });
  }

  /** Goes back to what happens now. */
  goOn(): void {
    this.change({ still: undefined });
  }

  replay(journal: Journal, recording: NonNullable<Still['recording']>): void {
    this.change({ still: { journal, recording, position: journal.entries.length } });
  }

  setFaults(faults: readonly Fault[]): void {
    const { chosen } = this.state;
    this.change({ refused: undefined });
    if (chosen) this.link.say({ type: 'faults', tab: chosen, faults });
  }

  signIn(subject: string, level: number): void {
    const { chosen } = this.state;
    this.change({ refused: undefined });
    if (chosen) this.link.say({ type: 'persona', tab: chosen, subject, level });
  }

  private readonly leave = (): void => {
    const { chosen } = this.state;
    if (chosen) this.link.say({ type: 'follow', tab: chosen, on: false });
  };

  private ask(): void {
    const { chosen } = this.state;
    if (!chosen) return;
    this.asked = Date.now();
    this.link.say({ type: 'follow', tab: chosen, on: true });
  }

  private hear(message: ToVisualiser): void {
    const isChosen = message.tab === this.state.chosen;
    switch (message.type) {
      case 'here':
        return this.arrived(message);
      case 'gone':
        if (isChosen) this.change({ journal: withPageLeft(this.state.journal, Date.now()) });
        this.asked = 0;
        return this.change({ tabs: this.link.tabs });
      case 'entries':
        if (isChosen && this.state.wanted) this.add(message.entries);
        return undefined;
      case 'refused':
        if (isChosen) this.change({ refused: message.what });
    }
  }

  private arrived({ tab, following }: QaTab): void {
    const { chosen, wanted } = this.state;
    this.change({ tabs: this.link.tabs, chosen: chosen ?? tab });
    // The tab has loaded another page since, or its answer to an earlier greeting comes late.
    const late = Date.now() - this.asked < 1_000;
    if (wanted && !following && !late && tab === this.state.chosen) this.ask();
  }

  private add(entries: readonly LogEntry[]): void {
    entries.forEach(({ machine, edges }) => record(machine, edges));
    this.change({ journal: extended(this.state.journal, entries) });
  }

  private change(changes: Partial<LiveState>): void {
    this.state = { ...this.state, ...changes };
    this.listeners.forEach((listener) => listener());
  }
}
