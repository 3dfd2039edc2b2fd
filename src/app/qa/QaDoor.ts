import type { Person } from '../../contracts/domain/person/person';
import { QA_CHANNEL, type QaTab, type ToVisualiser } from '../../contracts/domain/qa/qaChannel';
import type { Fault } from '../../contracts/domain/qa/qaFault';
import type { Browser } from '../../pages/browser';
import { FaultyNetwork } from './FaultyNetwork';
import { maskedAddress } from './maskedAddress';
import { orderIn } from './orderIn';
import { Reporter } from './reporter';
import { signInAs, type RequestedLogin } from './signInAs';
import { leaveTabName, takeTabName } from './tabName';
import { ownChannel } from '../../lib/ownStorage';

/** A visualiser says hello every few seconds, or every minute where the browser slows its tab down. */
const FORGOTTEN_MS = 150_000;

interface Inhabitant {
  readonly person: () => Person;
  readonly browser: Browser;
  readonly onFaults: (faults: readonly Fault[]) => void;
}

/** The application's end of the channel: answers requests, and sets faults in the demonstration. */
export class QaDoor {
  private readonly network = new FaultyNetwork(() => this.changed());
  private readonly tab = takeTabName();
  private channel: BroadcastChannel | undefined;
  private reporter: Reporter | undefined;
  private forgotten: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly inhabitant: Inhabitant) {}

  open(): void {
    window.addEventListener('pagehide', this.leave);
    window.addEventListener('pageshow', this.enter);
    this.enter();
  }

  close(): void {
    window.removeEventListener('pagehide', this.leave);
    window.removeEventListener('pageshow', this.enter);
    this.clearFaults();
    this.leave();
  }

  clearFaults(): void {
    if (this.network.set.length === 0) return;
    this.network.put([]);
    // The page checks again what the faults made it doubt.
    window.dispatchEvent(new Event('focus'));
  }

  /** Introduces the tab again after a change of the person. */
  introduce(): void {
    this.say({ type: 'here', ...this.facts() });
  }

  private readonly enter = (): void => {
    if (this.channel) return;
    this.channel = ownChannel(QA_CHANNEL);
    this.channel.onmessage = ({ data }) => this.obey(data);
    this.introduce();
  };

  private readonly leave = (): void => {
    this.follow(false);
    this.say({ type: 'gone', tab: this.tab });
    this.channel?.close();
    this.channel = undefined;
    leaveTabName(this.tab);
  };

  private obey(data: unknown): void {
    const order = orderIn(data, this.tab);
    switch (order?.type) {
      case 'hello':
        this.remember();
        return this.introduce();
      case 'follow':
        this.follow(order.on);
        return this.introduce();
      case 'faults':
        return this.isDemo() ? this.put(order.faults) : this.refuse('faults');
      case 'persona':
        return this.isDemo() ? void this.signIn(order) : this.refuse('persona');
      case 'unknown':
        return this.refuse('faults');
    }
  }

  private follow(on: boolean): void {
    this.reporter?.stop();
    this.reporter = on ? new Reporter((entries) => this.report(entries)) : undefined;
    this.remember();
  }

  /** A follower may have been closed without notice. */
  private remember(): void {
    clearTimeout(this.forgotten);
    if (this.reporter) this.forgotten = setTimeout(() => this.follow(false), FORGOTTEN_MS);
  }

  private put(faults: readonly Fault[]): void {
    if (faults.length > 0) this.network.put(faults);
    else this.clearFaults();
  }

  private async signIn(login: RequestedLogin): Promise<void> {
    const { browser } = this.inhabitant;
    const { pathname, search } = new URL(browser.href());
    try {
      await signInAs(login, pathname + search, this.network.unfaulted);
      browser.reload();
    } catch {
      this.refuse('persona');
    }
  }

  private changed(): void {
    this.inhabitant.onFaults(this.network.set);
    this.introduce();
  }

  private report(entries: Extract<ToVisualiser, { type: 'entries' }>['entries']): void {
    this.say({ type: 'entries', tab: this.tab, entries });
  }

  private refuse(what: 'faults' | 'persona'): void {
    this.say({ type: 'refused', tab: this.tab, what });
  }

  private say(message: ToVisualiser): void {
    this.channel?.postMessage(message);
  }

  private isDemo(): boolean {
    return this.inhabitant.person().installation.demo;
  }

  private facts(): QaTab {
    const { roles, level } = this.inhabitant.person();
    const role = (['superUser', 'admin', 'viewer', 'member'] as const).find((one) => roles[one]);
    return {
      tab: this.tab,
      address: maskedAddress(this.inhabitant.browser.href()),
      role: role ?? 'guest',
      level,
      language: document.documentElement.lang,
      width: window.innerWidth,
      demo: this.isDemo(),
      faults: this.network.set,
      following: this.reporter !== undefined,
    };
  }
}
