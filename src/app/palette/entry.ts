import type { ConnectionState } from '../../contracts/domain/connection';
import type { TicketStatus } from '../../contracts/wire/enumerations';
import type { Way } from '../../machines/pages/palette/palette.types';
import type { IconName } from '../../ui/marks/Icon';

/** What stands at the end of a line; a connection that is not known yet is `undefined`. */
export type Standing =
  | { readonly of: 'connection'; readonly state: ConnectionState | undefined }
  | { readonly of: 'ticket'; readonly status: TicketStatus };

/** A line of the palette. */
export interface Entry {
  readonly key: string;
  readonly icon: IconName;
  readonly label: string;
  /** Key of a ticket, before the label. */
  readonly code?: string;
  /** Said more quietly after the label. */
  readonly note?: string | undefined;
  readonly standing?: Standing | undefined;
  readonly way: Way;
}

/** In the order in which they stand where nothing speaks for another. */
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
