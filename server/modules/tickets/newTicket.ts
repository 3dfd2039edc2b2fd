import type { EntityType, TicketType } from '../../../src/contracts/wire/enumerations';
import type { Change, Direction } from '../changes/changes.module';

export interface NewTicket {
  readonly type: TicketType;
  readonly institution: string;
  readonly service: { readonly entityId: string; readonly type: EntityType } | null;
  readonly direction: Direction | null;
  readonly userName: string;
  readonly userEmail: string;
  readonly userUid: string;
  /** Recipients of an invitation, comma separated; absent: none. */
  readonly emailTo?: string;
  /** Message of an invitation; absent: none. */
  readonly personalMessage?: string;
  readonly body: string;
  readonly contactEmail: string;
  readonly change: Change | null;
}
