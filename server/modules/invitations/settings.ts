import type { Config } from '../../platform/config/config';
import type { Settings } from '../../platform/config/settings';

/** Both or none; no line tells the password. */
export function readSpDashboard(settings: Settings): Config['spDashboard'] {
  const user = settings.optional('SP_DASHBOARD_USER');
  const password = settings.optional('SP_DASHBOARD_PASSWORD');
  if (user === undefined && password === undefined) return undefined;
  if (user === undefined) settings.refuse('SP_DASHBOARD_USER', 'missing; SP_DASHBOARD_PASSWORD needs it');
  if (password === undefined) settings.refuse('SP_DASHBOARD_PASSWORD', 'missing; SP_DASHBOARD_USER needs it');
  if (user === undefined || password === undefined) return undefined;
  if (user.includes(':')) settings.refuse('SP_DASHBOARD_USER', 'HTTP Basic allows no colon in it');
  if (password.length < 16) settings.refuse('SP_DASHBOARD_PASSWORD', 'shorter than 16 characters');
  return { user, password };
}

declare module '../../platform/config/config' {
  interface Config {
    /** Account of the service dashboard; absent: it may ask for nothing. */
    readonly spDashboard?: { readonly user: string; readonly password: string };
  }
}
