import type { Caller, ApiResponse } from './caller';

/** Login that a fact needs. `guest`: any caller, with or without a login. */
export type Needed = 'guest' | 'login' | 'worker' | 'superUser';

/** Facts about the person and the server before the checks. */
export interface Known {
  readonly guest: boolean;
  /** True if the person may read tickets and policies. */
  readonly worker: boolean;
  readonly superUser: boolean;
  /** Entity ID of the institution for the calls. */
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
  /** The call, such as `GET /services`; addresses outside of the API are complete. */
  readonly call: string;
  readonly says: string;
  /** Visible effect if the fact is broken. */
  readonly otherwise: string;
  readonly needs: Needed;
  /** Resolves with the fault; undefined if the server keeps the fact. */
  readonly fault: (call: Caller, known: Known) => Promise<string | undefined>;
}

/** Returns the fault in the status of an answer. */
export function notStatus({ status }: ApiResponse, ...expected: readonly number[]): string | undefined {
  return expected.includes(status) ? undefined : `answers ${status}, not ${expected.join(' or ')}`;
}

/** Headers of a call for the person's institution. */
export function forInstitution({ institution }: Known): { institution: string | undefined } {
  return { institution };
}
