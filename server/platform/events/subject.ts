import type { DashboardEvent } from '../../../src/contracts/wire/events';

/**
 * Returns the subject of an event. Events of one subject are delivered in order; different subjects are independent.
 */
export function subjectOf({ kind, data }: DashboardEvent): string {
  switch (kind) {
    case 'connection.made':
    case 'connection.ended':
    case 'setting.changed':
      return 'service' in data && data.service !== undefined
        ? `${data.institution} ${data.service}`
        : data.institution;
    case 'policy.changed':
      return data.policy;
    case 'ticket.filed':
    case 'ticket.changed':
    case 'ticket.ended':
      return data.ticket;
    case 'webhook.test':
      return 'test';
  }
}
