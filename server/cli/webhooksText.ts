import type { WebhooksAnswer } from '../extensions/webhooks/webhooks.module';
import { printable, table } from './terminal';

/** Returns the answer for people, without control characters in what others wrote. */
export function webhooksText(answer: WebhooksAnswer, width: number): string {
  if ('webhooks' in answer) return listText(answer.webhooks, width);
  if ('secret' in answer) {
    const until = answer.earlierUntil;
    return `${answer.secret}\nThis secret is shown once.${until === undefined ? '' : ` The one before signs as well until ${until}.`}`;
  }
  if ('removed' in answer) return printable(`${answer.removed} is told nothing more.`);
  if ('tested' in answer) return `${answer.delivered ? 'Delivered' : 'NOT DELIVERED'}: ${answer.tested}`;
  return answer.replayed === 1 ? '1 event is sent again.' : `${answer.replayed} events are sent again.`;
}

type List = Extract<WebhooksAnswer, { webhooks: unknown }>['webhooks'];

function listText(webhooks: List, width: number): string {
  if (webhooks.length === 0) return 'There is no webhook.';
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
