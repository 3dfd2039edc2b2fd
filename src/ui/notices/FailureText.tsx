import type { Failure } from '../../i18n/readFailureMessage';
import { failureMessage } from '../../i18n/failureMessage';
import { FailureSentence } from './FailureSentence';

/** Says that something was not done, why, and what to do. Its messages are loaded with the code of dialogs and forms. */
export function FailureText({ failure }: { readonly failure: Failure }) {
  return <FailureSentence failure={failure} message={failureMessage(failure)} />;
}
