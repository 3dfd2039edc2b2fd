import type { DeliveryState, WebhookState } from '../../contracts/wire/events';
import type { StatusKind } from '../../ui/marks/StatusMark';

export const stateMessages = {
  new: 'webhooks.state.new',
  well: 'webhooks.state.well',
  failing: 'webhooks.state.failing',
  stopped: 'webhooks.state.stopped',
} as const satisfies Record<WebhookState, string>;

export const stateMarks: Readonly<Record<WebhookState, StatusKind>> = {
  new: 'waiting',
  well: 'on',
  failing: 'refused',
  stopped: 'refused',
};

export const deliveryMessages = {
  waiting: 'webhooks.delivery.waiting',
  delivered: 'webhooks.delivery.delivered',
  givenUp: 'webhooks.delivery.givenUp',
} as const satisfies Record<DeliveryState, string>;

export const deliveryMarks: Readonly<Record<DeliveryState, StatusKind>> = {
  waiting: 'waiting',
  delivered: 'on',
  givenUp: 'refused',
};
