import type { Person } from '../../contracts/domain/person/person';
import type { Port } from '../../machines/kit/port';
import type { AppStore } from '../makeStore';

/** Data of a page for the ports of its chart. */
export interface PageNeeds {
  readonly store: AppStore;
  readonly person: Person;
  /** Random, new for each conversation. */
  readonly requestId: string;
  readonly leaveForLogin: Port<{ readonly level: number }, void>;
}
