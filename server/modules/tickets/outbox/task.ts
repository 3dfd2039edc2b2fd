import type { DashboardEvent } from '../../../../src/contracts/wire/events';
import type { Change } from '../../changes/changes.module';
import type { NewTicket } from '../newTicket';

/** What the other side has to do. `change` replaces the change that the ticket carries; `told`: what others are told then. */
export type Task =
  /** `gathered`: it comes from a set, and nobody waits for it. */
  | { readonly kind: 'filing'; readonly ticket: NewTicket; readonly gathered?: true }
  | {
      readonly kind: 'step';
      readonly key: string;
      readonly step: RemoteStep;
      readonly comment: string;
      readonly change?: Change | null;
      /** Absent in what an earlier version has left. */
      readonly told?: DashboardEvent;
    }
  | {
      readonly kind: 'reminder';
      readonly key: string;
      readonly reminder: RemoteReminder;
      readonly told?: DashboardEvent;
    };

/** A step that we take with an existing ticket. `settled`: it is accepted, and nothing is left to do. */
export type RemoteStep = 'accepted' | 'settled' | 'denied' | 'withdrawn';

/** What a reminder of an invitation replaces; `emailTo` is comma separated. */
export interface RemoteReminder {
  readonly message: string;
  readonly emailTo: string;
}
