import { readWebhooksArguments, webhooksText } from '../../../../server/extensions/webhooks/webhooks.cli';
import type { WebhooksCommand } from '../../../../server/extensions/webhooks/webhooksCommand';
import { UsageError } from '../../../../server/platform/control/program';

test.each<[string[], WebhooksCommand]>([
  [['list'], { action: 'list' }],
  [
    ['add', 'Hub', 'https://hub.example/'],
    { action: 'add', name: 'Hub', address: 'https://hub.example/', kinds: [] },
  ],
  [
    ['add', 'Hub', 'https://hub.example/', '--event', 'connection.made', '--event', 'connection.ended'],
    {
      action: 'add',
      name: 'Hub',
      address: 'https://hub.example/',
      kinds: ['connection.made', 'connection.ended'],
    },
  ],
  [['test', 'Hub'], { action: 'test', name: 'Hub' }],
  [['rotate', 'Hub'], { action: 'rotate', name: 'Hub' }],
  [['remove', 'Hub'], { action: 'remove', name: 'Hub' }],
  [['replay', 'Hub'], { action: 'replay', name: 'Hub' }],
  [['replay', 'Hub', '--event', 'msg_1'], { action: 'replay', name: 'Hub', event: 'msg_1' }],
])('%j', (args, command) => {
  expect(readWebhooksArguments([...args, '--json'])).toEqual({ command, json: true });
});

test.each([
  [[]],
  [['add']],
  [['add', 'Hub']],
  [['add', 'Hub', 'https://hub.example/', 'more']],
  [['list', 'Hub']],
  [['list', '--event', 'x']],
  [['test']],
  [['test', 'Hub', '--event', 'x']],
  [['remove', 'My', 'hub']],
  [['replay']],
  [['replay', 'Hub', '--event', 'a', '--event', 'b']],
  [['send', 'Hub']],
  [['list', '--unknown']],
])('%j shows its usage', (args) => {
  expect(() => readWebhooksArguments(args)).toThrow(UsageError);
});

test('the answer is for people, without control characters of their terminal', () => {
  const hook = { name: 'Hub\u001b[2J', address: 'https://hub.example/', kinds: [], deliveries: [] };
  const text = webhooksText({ webhooks: [{ ...hook, state: 'failing', waiting: 2, givenUp: 1 }] }, 200);
  expect(text).toMatch(/Hub.*FAILING +2 +1 +never/);
  expect(text).not.toContain('\u001b');
  expect(webhooksText({ secret: 'whsec_x' }, 80)).toBe('whsec_x\nThis secret is shown once.');
  expect(webhooksText({ tested: 'status 500', delivered: false }, 80)).toBe('NOT DELIVERED: status 500');
  expect(webhooksText({ webhooks: [] }, 80)).toBe('No webhook is set up.');
});
