/** The command line tools of the server, each a file of `server/cli`. */
export const tools = [
  'audit',
  'conform',
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
  'webhooks',
];
