import {
  printable,
  readArguments,
  table,
  terminalWidth,
  wrong,
  type Program,
} from '../../platform/control/program';
import type { WebhooksResult, WebhooksCommand } from './webhooksCommand';

const options = { json: { type: 'boolean' }, event: { type: 'string', multiple: true } } as const;

/** Reads the arguments of the command. Throws UsageError. */
export function readWebhooksArguments(args: readonly string[]): {
  command: WebhooksCommand;
  json: boolean;
} {
  const { values, positionals } = readArguments(args, options);
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

/** Returns the answer for people, without control characters in texts from outside. */
export function webhooksText(result: WebhooksResult, width: number): string {
  if ('webhooks' in result) return listText(result.webhooks, width);
  if ('secret' in result) {
    const until = result.earlierUntil;
    return `${result.secret}\nThis secret is shown once.${until === undefined ? '' : ` The one before signs as well until ${until}.`}`;
  }
  if ('removed' in result) return printable(`${result.removed} receives nothing more.`);
  if ('tested' in result) return `${result.delivered ? 'Delivered' : 'NOT DELIVERED'}: ${result.tested}`;
  return result.replayed === 1 ? '1 event is sent again.' : `${result.replayed} events are sent again.`;
}

type List = Extract<WebhooksResult, { webhooks: unknown }>['webhooks'];

function listText(webhooks: List, width: number): string {
  if (webhooks.length === 0) return 'No webhook is set up.';
  const head = [
    'WEBHOOK',
    'STATE',
    'WAITING',
    'GIVEN UP',
    'LAST DELIVERED',
    'LAST ANSWER',
    'EVENTS',
    'ADDRESS',
  ];
  const rows = webhooks.map((one) => [
    one.name,
    one.state === 'failing' || one.state === 'stopped' ? one.state.toUpperCase() : one.state,
    String(one.waiting),
    String(one.givenUp),
    one.lastDeliveredAt ?? 'never',
    one.lastAnswer ?? '',
    one.kinds.length === 0 ? 'all' : one.kinds.join(', '),
    one.address,
  ]);
  return table([head, ...rows], width);
}

export const command: Program = {
  summary: 'delivers events to other programs: adds, lists, tests and removes them',
  usage: `usage: idp-dashboard webhooks COMMAND [--json]

  add NAME ADDRESS [--event KIND]…   tells a program what happens, all of it or these kinds; prints the secret, once
  list                               which programs there are, and what they have not got
  test NAME                          sends webhook.test now, and says what came back
  replay NAME [--event ID]           sends again what was not delivered, or this one event
  rotate NAME                        prints a new secret; the one before signs as well for a day
  remove NAME                        tells it nothing more

docs/extensions/webhooks.md has the kinds of events.`,
  async run(args, { doCommand }) {
    const { command: request, json } = readWebhooksArguments(args);
    const result = (await doCommand({ operation: 'webhooks', request })) as WebhooksResult;
    console.log(json ? JSON.stringify(result, null, 2) : webhooksText(result, terminalWidth()));
    if ('tested' in result && !result.delivered) process.exitCode = 1;
  },
};
