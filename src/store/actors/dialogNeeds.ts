import type { Person } from '../../contracts/domain/person';
import type { ServiceRef } from '../../contracts/domain/service';
import type { Port } from '../../machines/kit/port';
import type { AppStore } from '../makeStore';

/** What the dialog host gives to whoever attaches the ports of a dialog. */
export interface DialogNeeds {
  readonly store: AppStore;
  readonly person: Person;
  /** Null where the dialog is about the institution itself. */
  readonly service: ServiceRef | null;
  /** Key of the ticket whose invitation is answered. */
  readonly invitation: string | undefined;
  /** Key of the ticket that the dialog is about. */
  readonly ticket?: string | undefined;
  /** Random, new for each opening. */
  readonly requestId: string;
  /** What was typed before a step-up: from storage, so of unknown form; null when there is none. */
  readonly draft: unknown;
  readonly leaveForLogin: Port<{ readonly level: number }, void>;
}

/** The same for a dialog that is about a service. */
export interface ServiceNeeds extends DialogNeeds {
  readonly service: ServiceRef;
}
