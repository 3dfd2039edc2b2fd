/** The command line tools of the server, each a file of `server/cli`. */
export const tools = [
  'audit',
  'consumers',
  'desk',
  'documents',
  'feeds',
  'health',
  'import',
  'importLogins',
  'migrate',
  'person',
  'sessions',
  'statsMove',
  'webhooks',
];
