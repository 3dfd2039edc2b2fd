import type { Json, Timestamp } from '../../platform/storage/columns';
import type { PolicyDocument } from './policyDocument';

export interface PolicyTable {
  id: string;
  /** The name in the form in which names are compared. */
  name_key: string;
  /** Number of the newest state. */
  revision: number;
}

/** A saved state of a policy; the newest one is included. */
export interface PolicyRevisionTable {
  policy_id: string;
  /** Number of the state, from 1. */
  number: number;
  document: Json<PolicyDocument>;
  /** Display name of the person who saved it. */
  author: string;
  /** Entity ID of the institution that it was saved for. */
  authority: string;
  saved_at: Timestamp;
}

declare module '../../platform/storage/tables' {
  interface Tables {
    policy: PolicyTable;
    policy_revision: PolicyRevisionTable;
  }
}
