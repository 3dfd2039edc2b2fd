import { readFailureMessage, type Failure } from '../i18n/readFailureMessage';
import { FailureWords } from './FailureWords';

/** Shows what it means that something could not be read, and what to do. */
export function ReadFailureText({ failure }: { readonly failure: Failure }) {
  return <FailureWords failure={failure} message={readFailureMessage(failure)} />;
}
