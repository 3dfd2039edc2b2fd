/** The command line tools of the server, each a file of `server/cli`. */
export const tools = [
  'consumers',
  'desk',
  'documents',
  'feeds',
  'import',
  'importLogins',
  'migrate',
  'person',
  'sessions',
  'webhooks',
];
