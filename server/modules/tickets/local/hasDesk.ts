import type { Config } from '../../../platform/config/config';

/** Returns whether tickets are processed here; with another ticket system they are processed there. */
export function hasDesk({ ticketsElsewhere }: Pick<Config, 'ticketsElsewhere'>): boolean {
  return ticketsElsewhere === undefined;
}
