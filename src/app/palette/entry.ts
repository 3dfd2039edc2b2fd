import type { ConnectionState } from '../../contracts/domain/services/connection';
import type { TicketStatus } from '../../contracts/wire/enumerations';
import type { Way } from '../../machines/pages/palette/palette.machine';
import type { IconName } from '../../ui/marks/Icon';

/** Shown at the end of a line; a connection that is not known yet is `undefined`. */
export type LineStatus =
  | { readonly of: 'connection'; readonly state: ConnectionState | undefined }
  | { readonly of: 'ticket'; readonly status: TicketStatus };

/** A line of the palette. */
export interface Entry {
  readonly key: string;
  readonly icon: IconName;
  readonly label: string;
  /** Key of a ticket, before the label. */
  readonly code?: string;
  /** Shown after the label, less prominently. */
  readonly note?: string | undefined;
  readonly status?: LineStatus | undefined;
  readonly way: Way;
}

/** The order of groups if their answers are equally good. */
export const groupNames = {
  yours: 'palette.group.yours',
  recent: 'palette.group.recent',
  services: 'palette.group.services',
  searches: 'palette.group.searches',
  actions: 'palette.group.actions',
  tickets: 'palette.group.tickets',
  pages: 'palette.group.pages',
  instead: 'palette.group.instead',
} as const;

export interface Group {
  readonly name: keyof typeof groupNames;
  readonly entries: readonly Entry[];
}
