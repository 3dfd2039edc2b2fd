import type { Change } from '../../changes/changes.module';
import type { RemoteReminder, RemoteStep } from '../remote/remoteTickets';
import type { NewTicket } from '../ticketSystem';

/** What the other side is to do. `change`: what the ticket carries from then on; absent: what it carried. */
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
