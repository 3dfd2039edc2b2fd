import type { ListedService } from '../../contracts/domain/services/catalogue';
import { connectionState } from '../../contracts/domain/services/connection';
import type { Language } from '../../contracts/domain/language';
import type { Person } from '../../contracts/domain/person/person';
import type { Extension, Findable, Overlay } from '../../extending/extension';
import type { Ticket } from '../../contracts/domain/tickets/ticket';
import type { Theme } from '../../ui/theme';
import type { LineStatus } from './entry';
import type { FindableServices } from './findableServices';

/** The requests that are open; a ticket is that of the service. */
export interface UnderWay {
  readonly ticket: Ticket | undefined;
  readonly lookUp: 'done' | 'looking' | 'failed' | 'notDone';
}

/** Says a message in the language of the page. */
export type Say = (id: string, values?: Readonly<Record<string, string | number>>) => string;

/** The reader's choices for the page. */
export interface Choices {
  readonly language: Language;
  readonly theme: Theme;
}

/** Everything known here that can be found; a key press makes no request. */
export interface Sources extends Choices {
  readonly person: Person;
  readonly pathname: string;
  /** Query of the page. */
  readonly query: string;
  /** Number of services that are ticked. */
  readonly ticked: number;
  /** The extensions that the server has. */
  readonly extensions: readonly Extension[];
  readonly overlays: readonly Overlay[];
  /** What extensions find besides, by group; nothing before it has arrived. */
  readonly searches: readonly Findable[];
  readonly say: Say;
  /** Absent: they have not come. */
  readonly services: FindableServices | undefined;
  readonly tickets: readonly Ticket[];
  /** Open requests, by number of the service; absent until they are known. */
  readonly open: ReadonlyMap<number, Ticket> | undefined;
  readonly lookUp: UnderWay['lookUp'];
  /** Keys of what was opened last. */
  readonly recent: readonly string[];
}

export function underWayFor({ open, lookUp }: Sources, service: ListedService): UnderWay {
  return { ticket: open?.get(service.id), lookUp };
}

/** Returns the state of a service for the institution; nothing for guests. */
export function statusOf({ person, open }: Sources, service: ListedService): LineStatus | undefined {
  if (person.roles.guest) return undefined;
  return { of: 'connection', state: open && connectionState(service.connected, open.get(service.id)) };
}
