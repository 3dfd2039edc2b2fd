import { FormattedMessage } from 'react-intl';
import type { Refusal } from '../steps/refusal';

/** Says why a step is not possible; if a guard blocks it, names the guard and what it needs. */
export function RefusalText({ refusal: { reason, values } }: { readonly refusal: Refusal }) {
  if (reason !== 'blocked') return <FormattedMessage id={`qa.refused.${reason}`} values={values} />;
  return (values.guards ?? '').split(', ').map((guard) => (
    <span key={guard}>
      <FormattedMessage
        id="qa.refused.blocked"
        values={{ guard: <code>{guard}</code>, needs: <FormattedMessage id={`qa.guard.${guard}`} /> }}
      />{' '}
    </span>
  ));
}
