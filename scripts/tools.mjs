/** The command line tools of the server, each a file of `server/cli`. */
export const tools = [
  'audit',
  'conform',
  'consumers',
  'desk',
  'documents',
  'exportState',
  'feeds',
  'health',
  'import',
  'importLogins',
  'importState',
  'migrate',
  'person',
  'sessions',
  'statsMove',
  'webhooks',
];
