import type { Module } from '../../platform/module';
import type { AccessRule } from '../../modules/identity/identity.module';
import { access } from './access';
import { webhooksRoutes } from './webhooks.routes';
import { keyCheck } from '../../platform/check';
import { webhookGauges } from './gauges';
import { startWebhooks } from './delivering';
import { readEvents } from './settings';
import { webhooksHandler } from './webhooksCommand';
import { people } from './people';

export { keyOf } from './key';

export const webhooks: Module<AccessRule> = {
  name: 'webhooks',
  routes: [webhooksRoutes],
  access,
  gauges: [webhookGauges],
  checks: ({ config }) => [keyCheck('WEBHOOK_KEY', config.events.key)],
  settings: readEvents,
  start: startWebhooks,
  commands: { webhooks: webhooksHandler },
  extensions: () => ['webhooks'],
  people,
};
