import type { ColumnType, Generated } from 'kysely';
import type { Obstacle } from '../../../src/extensions/changeSets/contract/changeSet.wire';
import type { EntityType } from '../../../src/contracts/wire/enumerations';
import type { ReviewFacts, VerdictKind } from '../../../src/extensions/reviews/contract/review.wire';
import type { Timestamp } from '../../platform/storage/columns';

type IfAny<T> = ColumnType<T | null, T | null | undefined, T | null>;
type Later = ColumnType<Date | null, Date | null | undefined, Date | null>;

/** A review of connected services; at most one of an institution is open. */
export interface ReviewTable {
  id: string;
  institution_entity_id: string;
  title: string;
  /** Day by which it ends, `YYYY-MM-DD`. */
  due_on: string;
  started_at: Timestamp;
  started_by: string;
  started_uid: string | null;
  closed_at: Later;
  closed_by: IfAny<string>;
  closed_uid: IfAny<string>;
  /** The last reminder step, in days before the end, that was mailed; null: none. */
  reminded_days: IfAny<number>;
  reminded_at: Later;
  /** The report as it was signed; null for a closed review: a person in it was erased. */
  digest: IfAny<string>;
  /** The report as it was signed; null for a closed review: a person in it was erased. */
  report: IfAny<string>;
  /** Signature over the bytes of the report, base64; null: there was no key. */
  signature: IfAny<string>;
}

/** A participant: the leader, a person with assigned services, or a person who is asked. */
export interface ReviewPersonTable {
  review_id: string;
  /** Lower-case mail address, which identifies a login. */
  mail: string;
  /** Name from their login, else from the person who gave them something to do. */
  name: string;
  /** Language of their last statement, else of the person who assigned services to them. */
  language: string;
  /**
   * Uid and issuer of their login; null: they have said and done nothing in this review. Afterwards, no other login is
   * recognised by the address. Reviews of earlier versions have no issuer.
   */
  uid: IfAny<string>;
  issuer: IfAny<string>;
}

export interface ReviewRowTable {
  id: Generated<number>;
  review_id: string;
  service_entity_id: string;
  service_type: EntityType;
  /** Mail of a `review_person`. */
  given_to: string;
  /** Increases with every statement. */
  revision: Generated<number>;
  /** Settings when the verdict was given. */
  facts: ColumnType<ReviewFacts | null, string | null | undefined, string | null>;
  verdict: IfAny<VerdictKind>;
  remark: Generated<string>;
  judged_by: IfAny<string>;
  judged_uid: IfAny<string>;
  judged_at: Later;
  /** The line that the verdict has added to the set of changes; null: none, or an equal line was already there. */
  line_id: IfAny<number>;
  /** Obstacle to the verdict when it was given. */
  obstacle: IfAny<Obstacle>;
  question: IfAny<string>;
  /** Mail address of the person who is asked. */
  asked: IfAny<string>;
  asked_by: IfAny<string>;
  asked_uid: IfAny<string>;
  asked_at: Later;
  answer: IfAny<string>;
  answered_by: IfAny<string>;
  answered_uid: IfAny<string>;
  answered_at: Later;
}

declare module '../../platform/storage/tables' {
  interface Tables {
    review: ReviewTable;
    review_person: ReviewPersonTable;
    review_row: ReviewRowTable;
  }
}
