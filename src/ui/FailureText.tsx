import type { Failure } from '../i18n/readFailureMessage';
import { failureMessage } from '../i18n/failureMessage';
import { FailureWords } from './FailureWords';

/** Shows what it means that something was not done, and what to do; its words come with the pieces that do things. */
export function FailureText({ failure }: { readonly failure: Failure }) {
  return <FailureWords failure={failure} message={failureMessage(failure)} />;
}
