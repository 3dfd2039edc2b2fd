import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { useFormat } from '../../i18n/useFormat';
import type { Refusal } from './connectionRule';

const messages = {
  superUser: 'service.refused.superUser',
  notAdmin: 'service.refused.notAdmin',
  testInstitution: 'service.refused.testInstitution',
  noInstitutionId: 'service.refused.noInstitutionId',
} as const satisfies Record<Exclude<Refusal['kind'], 'pending'>, string>;

/** In plain words why a connection cannot be asked for. */
export function RefusalText({ refusal }: { readonly refusal: Refusal }) {
  const format = useFormat();
  if (refusal.kind !== 'pending') return <FormattedMessage id={messages[refusal.kind]} />;
  const { key, requestedAt } = refusal.ticket;
  return (
    <FormattedMessage
      id="service.refused.pending"
      values={{ key: <Link to="/tickets">{key}</Link>, date: format.date(requestedAt) }}
    />
  );
}
