import { Type } from 'typebox';
import type { Config } from '../../platform/config/config';
import type { Settings } from '../../platform/config/settings';

const SpDashboardSettings = Type.Object({
  SP_DASHBOARD_USER: Type.Optional(
    Type.String({
      pattern: '^[^:]*$',
      description:
        'account with which a service dashboard may invite ([how](EXTENSIONS.md#invitations-for-a-service))',
      fault: 'HTTP Basic allows no colon in it',
    }),
  ),
  SP_DASHBOARD_PASSWORD: Type.Optional(
    Type.String({
      minLength: 16,
      secret: true,
      description: 'its password, 16 characters or more',
      fault: 'shorter than 16 characters',
    }),
  ),
});

/** Reads the account: both parts or none. The password is never logged. */
export function readSpDashboard(settings: Settings): Config['spDashboard'] {
  const { SP_DASHBOARD_USER: user, SP_DASHBOARD_PASSWORD: password } = settings.read(SpDashboardSettings);
  if (user === undefined && password === undefined) return undefined;
  if (user === undefined) settings.refuse('SP_DASHBOARD_USER', 'missing; SP_DASHBOARD_PASSWORD needs it');
  if (password === undefined) settings.refuse('SP_DASHBOARD_PASSWORD', 'missing; SP_DASHBOARD_USER needs it');
  if (user === undefined || password === undefined) return undefined;
  return { user, password };
}

declare module '../../platform/config/config' {
  interface Config {
    /** Account of the service dashboard; absent: its calls are refused. */
    readonly spDashboard?: { readonly user: string; readonly password: string };
  }
}
