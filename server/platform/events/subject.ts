import type { DashboardEvent } from '../../../src/contracts/wire/events';

/** Returns what an event is about. Its events come in order; those of different subjects may overtake one another. */
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
