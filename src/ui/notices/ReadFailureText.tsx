import { readFailureMessage, type Failure } from '../../i18n/readFailureMessage';
import { FailureWords } from './FailureWords';

/** Says that something could not be loaded, why, and what to do. */
export function ReadFailureText({ failure }: { readonly failure: Failure }) {
  return <FailureWords failure={failure} message={readFailureMessage(failure)} />;
}
