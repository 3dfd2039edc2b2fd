import type { ServiceRef } from '../services/serviceRef';

interface Happened {
  /** Epoch milliseconds. */
  readonly time: number;
}

/** An event of a service at an institution, if it explains a rise or fall of logins. */
export type StatisticsMark =
  | (Happened & {
      readonly kind: 'connected' | 'disconnected';
      /** Absent: there was no ticket, or it is not for this person. */
      readonly ticketKey?: string;
      /** Name of the person who did it without a ticket. */
      readonly by?: string;
    })
  | (Happened & {
      readonly kind: 'policyActivated' | 'policyDeactivated';
      readonly policy: { readonly id: string; readonly name: string };
    });

export interface StatisticsMarks {
  /** Oldest first. */
  readonly marks: readonly StatisticsMark[];
  /** Older ones are left out. */
  readonly more: boolean;
  /** The service whose settings show the policies; absent: there is nothing to show. */
  readonly service?: ServiceRef;
}

/** Name in `extensions` of `/users/me` if the server sends the events of a service. */
export const MARKS_EXTENSION = 'marks';
