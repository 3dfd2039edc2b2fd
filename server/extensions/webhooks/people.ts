import type { People } from '../../platform/people/personalData';

/** Personal data in the tables of this module. */
export const people: People = {
  notPersonal: {
    event: ['at', 'body', 'id', 'kind', 'number', 'subject'],
    event_delivery: [
      'answer',
      'attempts',
      'due_at',
      'event_number',
      'settled_at',
      'state',
      'subject',
      'webhook_id',
    ],
    webhook: [
      'address',
      'created_at',
      'earlier_until',
      'failing_since',
      'generation',
      'id',
      'kinds',
      'last_answer',
      'last_answer_at',
      'last_delivered_at',
      'name',
      'stopped_at',
    ],
  },
};
