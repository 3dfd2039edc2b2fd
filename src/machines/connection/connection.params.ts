import type { Done } from '../shared/request.params';
import type { ConnectionSubject } from './connection.subject';

type Admission =
  { readonly kind: 'admitted'; readonly subject: ConnectionSubject } | { readonly kind: 'dismissed' };

/** Parameter mapper: what was looked up. */
export function subject({ event }: Done<Admission>): { subject: ConnectionSubject | null } {
  return { subject: event.output.kind === 'admitted' ? event.output.subject : null };
}
