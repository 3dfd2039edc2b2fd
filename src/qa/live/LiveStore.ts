import type { LogEntry, QaTab, ToVisualiser } from '../../contracts/domain/qa/qaChannel';
import type { Fault } from '../../contracts/domain/qa/qaFault';
import { record } from '../coverage/visit';
import { emptyJournal, extended, seenIn, withPageLeft, type Journal } from './journal';
import { TabsLink } from './TabsLink';

/** A paused journal, which can be read entry by entry. */
export interface Still {
  readonly journal: Journal;
  /** Number of its entries that have happened at the shown time. */
  readonly position: number;
  /** The file that the journal comes from; absent if it was paused here. */
  readonly recording?: { readonly name: string; readonly differing: readonly string[] };
}

export interface LiveState {
  readonly tabs: readonly QaTab[];
  /** Name of the chosen tab, which may have been closed. */
  readonly chosen: string | undefined;
  /** True if the tester wants to follow the tab. */
  readonly wanted: boolean;
  readonly journal: Journal;
  /** Absent while the shown journal continues with the tab. */
  readonly still: Still | undefined;
  /** The wish that the tab could not fulfil. */
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

/** Keeps what is known of the tabs. It outlives the mode, so that nothing is lost while testers look at another mode. */
export class LiveStore {
  private state = nothing;
  private readonly listeners = new Set<() => void>();
  private readonly link = new TabsLink((message) => this.handle(message));
  /** Epoch milliseconds at which the tab was last asked to report, since its answer takes a moment. */
  private requestedAt = 0;

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
    if (wanted) this.requestReport();
  }

  follow(on: boolean): void {
    this.change({ wanted: on, ...(on && { journal: emptyJournal, still: undefined }) });
    if (on) this.requestReport();
    else this.leave();
  }

  /** Stops at the situation after this number of entries; without a number, after the last one. */
  stopAt(position?: number): void {
    const { still, journal } = this.state;
    const shown = still ?? { journal, position: journal.entries.length };
    const last = shown.journal.entries.length;
    this.change({ still: { ...shown, position: Math.max(0, Math.min(position ?? last, last)) } });
  }

  /** Returns to the present situation. */
  resume(): void {
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

  private requestReport(): void {
    const { chosen } = this.state;
    if (!chosen) return;
    this.requestedAt = Date.now();
    this.link.say({ type: 'follow', tab: chosen, on: true });
  }

  private handle(message: ToVisualiser): void {
    const isChosen = message.tab === this.state.chosen;
    switch (message.type) {
      case 'here':
        return this.arrived(message);
      case 'gone':
        if (isChosen) this.change({ journal: withPageLeft(this.state.journal, Date.now()) });
        this.requestedAt = 0;
        return this.change({ tabs: this.link.tabs });
      case 'entries':
        if (isChosen && this.state.wanted) this.add(message.entries);
        return undefined;
      case 'refused':
        if (isChosen) this.change({ refused: message.what });
    }
  }

  private arrived(arrived: QaTab): void {
    const { tab, following } = arrived;
    const { chosen = tab, wanted, journal } = this.state;
    const isSeen = tab === chosen && following;
    this.change({ tabs: this.link.tabs, chosen, ...(isSeen && { journal: seenIn(journal, arrived) }) });
    // The tab may have loaded another page since, or may be answering an earlier greeting late.
    const late = Date.now() - this.requestedAt < 1_000;
    if (wanted && !following && !late && tab === this.state.chosen) this.requestReport();
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
