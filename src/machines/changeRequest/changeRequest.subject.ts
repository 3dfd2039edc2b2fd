import type { SettingsChange } from '../../contracts/domain/tickets/change';
import type { Named } from '../../contracts/domain/person/person';

/** The dialog's data before anything is sent. */
export interface KnownSetting extends Named {
  readonly entityId: string;
  /** The current setting. */
  readonly current: SettingsChange;
  /** Level URI that the service asks for itself. */
  readonly ownLevel?: string;
  /** Ticket of a change of this setting that the desk has not decided on, if the server gives it. */
  readonly pendingKey?: string;
  readonly ticketSystemDown: boolean;
}
