import { createHash, sign } from 'node:crypto';
import type { Queries } from '../../platform/storage/database';
import { institutionName, type InstitutionRow } from '../../modules/federation/federation.module';
import type { Signing } from '../publishing/publishing.module';
import { keyOf, seenServices } from './facts';
import { personIn, type StoredReview } from './reviewRows';
import { statementsOf } from './reviewView';

/** Language of names in a report that exist in several languages. */
const LANGUAGE = 'en';

/**
 * Writes the report of a review: JSON, UTF-8, with a trailing line break. It contains who stated what, when, and based
 * on which facts.
 */
export async function reportOf(
  queries: Queries,
  institution: InstitutionRow,
  { head, people, rows }: StoredReview,
): Promise<string> {
  const seen = await seenServices(queries, institution.entity_id, rows, LANGUAGE);
  const left = rows.filter(({ verdict }) => verdict === null).length;
  const report = {
    format: 'review-report/1',
    review: head.id,
    institution: { entityId: institution.entity_id, name: institutionName(institution, LANGUAGE) },
    title: head.title,
    dueOn: head.due_on,
    startedAt: head.started_at.toISOString(),
    startedBy: head.started_by,
    closedAt: head.closed_at?.toISOString(),
    closedBy: head.closed_by,
    services: rows.length,
    withoutVerdict: left,
    rows: rows.map((row) => ({
      service: row.service_entity_id,
      serviceType: row.service_type,
      name: seen.get(keyOf(row))?.name ?? row.service_entity_id,
      givenTo: personIn(people, row.given_to),
      ...statementsOf(row, people),
      ...(row.facts && { facts: row.facts }),
    })),
  };
  return `${JSON.stringify(report, null, 2)}\n`;
}

/**
 * Returns the SHA-256 of a report, hex, which the audit trail stores, and the signature over its bytes by the key that
 * signs metadata, base64: RSA (PKCS #1 v1.5) or ECDSA with SHA-256, as `openssl dgst -sha256 -verify` accepts it.
 */
export function signed(
  report: string,
  signing: Signing | undefined,
): { readonly digest: string; readonly signature?: string } {
  const bytes = Buffer.from(report);
  const digest = createHash('sha256').update(bytes).digest('hex');
  return { digest, ...(signing && { signature: sign('sha256', bytes, signing.key).toString('base64') }) };
}
