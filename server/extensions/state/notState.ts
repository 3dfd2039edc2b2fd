/** Why columns are not in a state file. Every column of every table is listed here, or belongs to a kind of record. */
export interface NotState {
  readonly why: string;
  /** Columns by table; `all` is the whole table. */
  readonly columns: Readonly<Record<string, readonly string[] | 'all'>>;
}

export const NOT_STATE: readonly NotState[] = [
  {
    why: 'Sessions, limits and answers for repetitions end by themselves.',
    columns: { session: 'all', limit_use: 'all', idempotency: 'all', demo_login: 'all' },
  },
  {
    why: 'What is on its way to others, or has been sent, would be sent twice.',
    columns: {
      mail: 'all',
      outbox: 'all',
      event: 'all',
      event_delivery: 'all',
      news: 'all',
      news_turn: 'all',
    },
  },
  {
    why: 'Secrets of other programs do not leave the server: consumers and webhooks are added again (idp-dashboard consumers, idp-dashboard webhooks).',
    columns: { consumer: 'all', webhook: 'all', watcher: ['feed_hash'] },
  },
  {
    why: 'A review belongs to the changes that its place has gathered; what it came to is handed out as its report.',
    columns: { review: 'all', review_person: 'all', review_row: 'all' },
  },
  {
    why: 'The audit trail stays where it was sealed; idp-dashboard audit export hands it out.',
    columns: { audit_entry: 'all', audit_seal: 'all', audit_check: 'all' },
  },
  {
    why: 'Feeds are added again (idp-dashboard feeds), and bring what they say.',
    columns: {
      feed: 'all',
      feed_entity: 'all',
      metadata_staging: 'all',
      entity_source: 'all',
      entity_metadata: 'all',
      institution: ['origin', 'feed', 'fingerprint', 'absent_since'],
      service: ['origin', 'feed', 'fingerprint'],
    },
  },
  {
    why: 'What a ticket system has refused is sent again, to the ticket system that is set up then.',
    columns: { change_set_line: ['refused_at', 'refused_why'] },
  },
  {
    why: 'Logos are fetched again.',
    columns: { logo_picture: 'all', logo_address: 'all' },
  },
  {
    why: 'Logins are imported from what counted them (idp-dashboard importLogins).',
    columns: {
      login_institution: 'all',
      login_service: 'all',
      login_day: 'all',
      login_year: 'all',
      login_new: 'all',
      login_person: 'all',
      login_recount: 'all',
      login_stale: 'all',
      logins_judged: 'all',
    },
  },
  {
    why: 'The database counts, orders or derives it by itself.',
    columns: {
      setting: 'all',
      institution: ['connections_version'],
      ticket: ['open'],
      ticket_event: ['id'],
      connection_event: ['id'],
      change_set_line: ['id'],
      security_rules: ['version'],
      wish: ['id'],
      watcher: ['id', 'told_to'],
      subscription: ['id', 'since'],
    },
  },
];
