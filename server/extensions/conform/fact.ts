import type { Caller, Heard } from './caller';

/** Who has to be logged in for a fact to show. `guest`: anybody, nobody included. */
export type Needed = 'guest' | 'login' | 'worker' | 'superUser';

/** What is known of the person and of the server before the facts are asked. */
export interface Known {
  readonly guest: boolean;
  /** May read tickets and policies. */
  readonly worker: boolean;
  readonly superUser: boolean;
  /** Entity id of the institution that calls are made for. */
  readonly institution: string | undefined;
  /** Some service of the catalogue. */
  readonly service: Sample | undefined;
}

export interface Sample {
  readonly id: number;
  readonly entityId: string;
  readonly type: string;
}

/** One fact of the contract that our pages rely on. */
export interface Fact {
  /** The call, as `GET /services`; addresses outside of the API are whole. */
  readonly call: string;
  readonly says: string;
  /** What people see where it is not so. */
  readonly otherwise: string;
  readonly needs: Needed;
  /** Resolves with what is not so; undefined where the server keeps the fact. */
  readonly fault: (call: Caller, known: Known) => Promise<string | undefined>;
}

/** Returns what is wrong with the status of an answer. */
export function notStatus({ status }: Heard, ...wanted: readonly number[]): string | undefined {
  return wanted.includes(status) ? undefined : `answers ${status}, not ${wanted.join(' or ')}`;
}

/** What a call is sent with that is made for the person's institution. */
export function forInstitution({ institution }: Known): { institution: string | undefined } {
  return { institution };
}
