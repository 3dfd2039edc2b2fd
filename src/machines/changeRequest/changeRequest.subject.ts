import type { SettingsChange } from '../../contracts/domain/change';
import type { Named } from '../../contracts/domain/person';

/** What the dialog knows before anything is sent. */
export interface KnownSetting extends Named {
  readonly entityId: string;
  /** What is set now. */
  readonly current: SettingsChange;
  /** Level URI that the service asks for itself. */
  readonly ownLevel?: string;
  /** Ticket of a change of this setting that the desk has not dealt with, where the server tells. */
  readonly pendingKey?: string;
  readonly ticketSystemDown: boolean;
}
