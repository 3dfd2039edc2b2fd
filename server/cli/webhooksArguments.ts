import type { WebhooksCommand } from '../extensions/webhooks/webhooks.module';
import { readWords } from './readWords';
import { UsageError } from './terminal';

const USAGE = `usage: npm run webhooks -- COMMAND [--json]

  add NAME ADDRESS [--event KIND]…   tells a program what happens, all of it or these kinds; prints the secret, once
  list                               which programs there are, and what they have not got
  test NAME                          sends webhook.test now, and says what came back
  replay NAME [--event ID]           sends again what was not delivered, or this one event
  rotate NAME                        prints a new secret; the one before signs as well for a day
  remove NAME                        tells it nothing more

docs/extensions/webhooks.md has the kinds of events.`;

const options = { json: { type: 'boolean' }, event: { type: 'string', multiple: true } } as const;

/** Reads the words of the command. Throws UsageError. */
export function readWebhooksArguments(words: readonly string[]): {
  command: WebhooksCommand;
  json: boolean;
} {
  const { values, positionals } = readWords(words, options, USAGE);
  const json = values.json ?? false;
  const [action, name, address, ...others] = positionals;
  const events = values.event ?? [];
  if (others.length > 0 || (address !== undefined && action !== 'add'))
    return wrong('A name with spaces needs quotes.');
  switch (action) {
    case 'list':
      if (name !== undefined || events.length > 0) return wrong('list takes nothing more.');
      return { command: { action }, json };
    case 'add':
      if (!name || !address) return wrong('add needs a name and an address.');
      return { command: { action, name, address, kinds: events }, json };
    case 'replay': {
      const [event, another] = events;
      if (!name) return wrong('replay needs a name.');
      if (another !== undefined) return wrong('replay takes one event, or all.');
      return { command: { action, name, ...(event !== undefined && { event }) }, json };
    }
    case 'test':
    case 'rotate':
    case 'remove':
      if (!name) return wrong(`${action} needs a name.`);
      if (events.length > 0) return wrong(`${action} takes no event.`);
      return { command: { action, name }, json };
    default:
      return wrong('What should be done?');
  }
}

function wrong(reason: string): never {
  throw new UsageError(reason, USAGE);
}
