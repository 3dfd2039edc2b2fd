import { FormattedMessage } from 'react-intl';
import { Banner } from '../../../ui/notices/Banner';
import { Button } from '../../../ui/actions/Button';
import { FailureText } from '../../../ui/notices/FailureText';
import type { Step } from './useStep';

export interface StepNoticeProps {
  readonly step: Step;
  /** Moves the focus, since the notice disappears; absent within a form, which has its own button. */
  readonly onDismissed?: (() => void) | undefined;
}

/** Shows why a requested step was not done. */
export function StepNotice({ step: { state, failure, dismiss }, onDismissed }: StepNoticeProps) {
  const action = onDismissed && (
    <Button
      look="quiet"
      small
      onClick={() => {
        onDismissed();
        dismiss();
      }}
    >
      <FormattedMessage id="reviews.dismiss" />
    </Button>
  );
  if (state === 'overtaken' && failure?.kind === 'collision')
    return (
      <Banner tone="warning" live action={action}>
        <FormattedMessage id={failure.found === 'sent' ? 'reviews.remindedJustNow' : 'reviews.overtaken'} />
      </Banner>
    );
  if (state === 'failed' && failure)
    return (
      <Banner tone="error" live action={action}>
        <FailureText failure={failure} />
      </Banner>
    );
  return null;
}
