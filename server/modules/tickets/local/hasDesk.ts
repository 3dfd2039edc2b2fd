import type { Config } from '../../../platform/config/config';

/** Tells whether tickets are worked on here; with another ticket system they are worked on there. */
export function hasDesk({ ticketsElsewhere }: Pick<Config, 'ticketsElsewhere'>): boolean {
  return ticketsElsewhere === undefined;
}
