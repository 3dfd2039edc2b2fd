import { north } from '../../../support/server/fixtures';
import type { Write } from '../../../server/audit/write';

/** The calls about rules for connected services. */
export const securityWrites: Readonly<Record<string, Write>> = {
  'PUT /x/security/rules': {
    by: 'admin',
    institution: north,
    kind: 'security.rulesChanged',
    make: (_server, client) =>
      client.call(
        'PUT',
        '/dashboard/api/x/security/rules',
        JSON.stringify({ version: 0, rules: { sirtfi: {} } }),
        { 'content-type': 'application/json' },
      ),
  },
};
