import type { AuditKind } from '../../../src/contracts/wire/audit';
import type { PersonaName } from '../../support/server/personas';
import type { TestApp, TestClient } from '../../support/server/server';

type Answer = Awaited<ReturnType<TestClient['get']>>;

/** A successful call that changes something, and its entry in the audit trail. */
export interface Write {
  readonly kind: AuditKind;
  readonly by: PersonaName;
  /** The institution that it is about; absent: none. */
  readonly institution?: string;
  /** Rank of the login; absent: 2. */
  readonly level?: number;
  make(server: TestApp, client: TestClient): Promise<Answer>;
}
