const line = {
  id: 1,
  kind: 'consent',
  service: 'https://archive.example/saml',
  serviceType: 'saml20_sp',
  serviceName: 'Lantern Archive',
  serviceId: 42,
  fields: [{ field: 'type', from: 'MINIMAL_CONSENT', to: 'NO_CONSENT' }],
  addedBy: 'Sam Colleague',
  addedAt: '2026-11-02T09:00:00.000Z',
} as const;
const stuck = { ...line, id: 2, kind: 'disconnect', obstacle: 'requested', jiraKey: 'CXT-70' } as const;
const level = {
  ...line,
  id: 3,
  kind: 'strongAuthentication',
  fields: [{ field: 'loaLevel', to: 'http://loa.example/loa3' }],
  changedSince: true,
} as const;

const ended = {
  ...line,
  id: 2,
  kind: 'disconnect',
  fields: [{ field: 'connection', from: 'true', to: 'false' }],
} as const;
const underWay = { ...line, id: 2, kind: 'disconnect', obstacle: 'sent' } as const;
const together = { sentAs: 'oneTicket' } as const;

/** Possible answers of the server when the set is read again. */
export const loadChangeSet = {
  ready: { output: { version: 'v1', ...together, lines: [line] } },
  mixed: { output: { version: 'v2', ...together, lines: [line, stuck] } },
  level: { output: { version: 'v3', ...together, lines: [level] } },
  stuck: { output: { version: 'v4', ...together, lines: [stuck] } },
  empty: { output: { version: 'v5', ...together, lines: [] } },
  each: { output: { version: 'v6', sentAs: 'ticketEach', lines: [line, level] } },
  eachMixed: { output: { version: 'v7', sentAs: 'ticketEach', lines: [line, underWay] } },
  unchecked: { output: { version: 'v8', sentAs: 'ticketEach', unchecked: true, lines: [line] } },
  contradictory: { output: { version: 'v9', ...together, lines: [line, ended] } },
  disconnecting: {
    output: {
      version: 'v10',
      ...together,
      lines: [ended],
      users: { affected: { count: 310, atMost: false }, losing: { count: 310, atMost: false } },
    },
  },
  slow: { pending: true },
  broken: { failure: { kind: 'unknown' } },
} as const;
