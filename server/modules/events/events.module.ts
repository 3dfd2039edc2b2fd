import type { Module } from '../../platform/module';
import type { AccessRule } from '../identity/identity.module';
import { access } from './access';
import { webhooksRoutes } from './webhooks.routes';
import { webhookGauges } from './gauges';

export { startWebhooks } from './delivering';
export { keyOf } from './key';
export { recordEvent } from './recordEvent';
export { readEvents } from './settings';
export { webhooksHandler, type WebhooksAnswer, type WebhooksCommand } from './webhooksCommand';

export const events: Module<AccessRule> = {
  routes: [webhooksRoutes],
  access,
  gauges: [webhookGauges],
};
