import { Type } from 'typebox';
import type { Config } from '../../platform/config/config';
import type { HashedAccount } from '../../platform/http/basicAuth';
import type { Settings } from '../../platform/config/settings';

const DecisionSettings = Type.Object({
  PDP_USERS: Type.Optional(
    Type.Array(Type.String({ pattern: '^[^:,\\s]{1,255}:[0-9a-f]{64}$' }), {
      secret: true,
      description:
        'accounts of proxies that ask for decisions, by comma: `user:` and the SHA-256 of the password in hexadecimal ([how](extensions/decisions.md)); absent: none may',
      fault: 'an account is not user: and 64 hexadecimal digits in small letters',
    }),
  ),
  PDP_STALE_SECONDS: Type.Integer({
    default: 300,
    minimum: 0,
    maximum: 86_400,
    description: 'seconds for which decisions are made from memory while the database is away',
  }),
});

/** Reads the accounts that may ask for decisions. */
export function readDecisions(settings: Settings): Config['decisions'] {
  const { PDP_USERS: users = [], PDP_STALE_SECONDS: staleSeconds } = settings.read(DecisionSettings);
  const accounts = users.map((text): HashedAccount => {
    const [user = '', passwordHash = ''] = text.split(':');
    return { user, passwordHash };
  });
  return { accounts, staleSeconds };
}

declare module '../../platform/config/config' {
  interface Config {
    readonly decisions: {
      /** None: no account may ask for decisions. */
      readonly accounts: readonly HashedAccount[];
      readonly staleSeconds: number;
    };
  }
}
