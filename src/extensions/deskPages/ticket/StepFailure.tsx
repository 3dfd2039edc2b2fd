import { FormattedMessage } from 'react-intl';
import type { Failure } from '../../../contracts/domain/failure';
import { FailureText } from '../../../ui/notices/FailureText';

/** Says why a step was not taken, in the words of the desk where those of the forms do not fit. */
export function StepFailure({ failure }: { readonly failure: Failure }) {
  if (failure.kind !== 'collision') return <FailureText failure={failure} />;
  const { found, ticketKey = '' } = failure;
  if (found === 'higherLevel') return <FormattedMessage id="desk.refused.higherLevel" />;
  if (found === 'openTicket')
    return <FormattedMessage id="desk.refused.openTicket" values={{ key: ticketKey }} />;
  return <FailureText failure={failure} />;
}
