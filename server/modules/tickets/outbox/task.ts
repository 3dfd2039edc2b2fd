import type { DashboardEvent } from '../../../../src/contracts/wire/events';
import type { Change } from '../../changes/changes.module';
import type { NewTicket } from '../newTicket';

/** Task for the other side. `change` replaces the change that the ticket carries; `told`: the event for subscribers. */
export type Task =
  /** `gathered`: it belongs to a set, and no person waits for it. */
  | { readonly kind: 'filing'; readonly ticket: NewTicket; readonly gathered?: true }
  | {
      readonly kind: 'step';
      readonly key: string;
      readonly step: RemoteStep;
      readonly comment: string;
      readonly change?: Change | null;
      /** Absent in tasks of an earlier version. */
      readonly told?: DashboardEvent;
    }
  | {
      readonly kind: 'reminder';
      readonly key: string;
      readonly reminder: RemoteReminder;
      readonly told?: DashboardEvent;
    };

/** A step that we take with an existing ticket. `settled`: it is accepted, and no work is left. */
export type RemoteStep = 'accepted' | 'settled' | 'denied' | 'withdrawn';

/** Values that a reminder of an invitation replaces; `emailTo` is comma separated. */
export interface RemoteReminder {
  readonly message: string;
  readonly emailTo: string;
}
