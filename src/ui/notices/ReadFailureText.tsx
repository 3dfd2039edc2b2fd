import { readFailureMessage, type Failure } from '../../i18n/readFailureMessage';
import { FailureSentence } from './FailureSentence';

/** Says that something could not be loaded, why, and what to do. */
export function ReadFailureText({ failure }: { readonly failure: Failure }) {
  return <FailureSentence failure={failure} message={readFailureMessage(failure)} />;
}
