import type { Module } from '../../platform/module';
import type { AccessRule } from '../identity/identity.module';
import { access } from './access';
import { webhooksRoutes } from './webhooks.routes';
import { webhookGauges } from './gauges';
import { startWebhooks } from './delivering';
import { readEvents } from './settings';
import { webhooksHandler } from './webhooksCommand';

export { keyOf } from './key';
export { recordEvent } from './recordEvent';
export type { WebhooksAnswer, WebhooksCommand } from './webhooksCommand';

export const events: Module<AccessRule> = {
  name: 'webhooks',
  routes: [webhooksRoutes],
  access,
  gauges: [webhookGauges],
  settings: readEvents,
  start: startWebhooks,
  commands: { webhooks: webhooksHandler },
  extensions: () => ['webhooks'],
};
