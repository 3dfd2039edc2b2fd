import type { Config } from '../../../platform/config/config';

/** Tells whether tickets are worked on here; with another ticket system they are worked on there. */
export function hasDesk({ jira }: Pick<Config, 'jira'>): boolean {
  return jira === undefined;
}
