import {
  QA_CHANNEL,
  type QaTab,
  type ToApplication,
  type ToVisualiser,
} from '../../contracts/domain/qa/qaChannel';
import { messageIn } from './messageIn';
import { hasChannels, ownChannel } from '../../lib/ownStorage';

const GREETING_MS = 5_000;
/** Number of greetings after which a silent tab counts as closed. A tab that sleeps answers when it wakes. */
const MAX_GREETINGS = 3;

/** Keeps the channel to the tabs of the application: knows which are open, and hands on what they say. */
export class TabsLink {
  private readonly known = new Map<string, QaTab>();
  private readonly unanswered = new Map<string, number>();
  private channel: BroadcastChannel | undefined;
  private greeting: ReturnType<typeof setInterval> | undefined;

  constructor(private readonly onMessage: (message: ToVisualiser) => void) {}

  static get isPossible(): boolean {
    return hasChannels();
  }

  get tabs(): readonly QaTab[] {
    return [...this.known.values()];
  }

  open(): void {
    if (this.channel || !TabsLink.isPossible) return;
    this.channel = ownChannel(QA_CHANNEL);
    this.channel.onmessage = ({ data }) => this.handle(data);
    this.greeting = setInterval(() => this.greet(), GREETING_MS);
    this.greet();
  }

  close(): void {
    clearInterval(this.greeting);
    this.channel?.close();
    this.channel = undefined;
    this.known.clear();
    this.unanswered.clear();
  }

  say(message: ToApplication): void {
    this.channel?.postMessage(message);
  }

  private greet(): void {
    for (const tab of this.known.keys()) {
      const count = (this.unanswered.get(tab) ?? 0) + 1;
      this.unanswered.set(tab, count);
      if (count > MAX_GREETINGS) this.handle({ type: 'gone', tab });
    }
    this.say({ type: 'hello' });
  }

  private handle(data: unknown): void {
    const message = messageIn(data);
    if (!message) return;
    this.unanswered.delete(message.tab);
    if (message.type === 'here') {
      const { type: _type, ...facts } = message;
      this.known.set(message.tab, facts);
    }
    if (message.type === 'gone') this.known.delete(message.tab);
    this.onMessage(message);
  }
}
