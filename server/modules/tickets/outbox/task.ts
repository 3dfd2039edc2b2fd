import type { Change } from '../../changes/changes.module';
import type { NewTicket } from '../newTicket';

/** What the other side has to do. `change` replaces the change that the ticket carries. */
export type Task =
  | { readonly kind: 'filing'; readonly ticket: NewTicket }
  | {
      readonly kind: 'step';
      readonly key: string;
      readonly step: RemoteStep;
      readonly comment: string;
      readonly change?: Change | null;
    }
  | { readonly kind: 'reminder'; readonly key: string; readonly reminder: RemoteReminder };

/** A step that we take with an existing ticket. `settled`: it is accepted, and nothing is left to do. */
export type RemoteStep = 'accepted' | 'settled' | 'denied' | 'withdrawn';

/** What a reminder of an invitation replaces; `emailTo` is comma separated. */
export interface RemoteReminder {
  readonly message: string;
  readonly emailTo: string;
}
