import { FormattedMessage } from 'react-intl';
import { Banner } from '../../../ui/notices/Banner';
import { Button } from '../../../ui/actions/Button';
import { FailureText } from '../../../ui/notices/FailureText';
import type { Step } from './useStep';

interface BatchNoticeProps {
  readonly step: Step;
  /** Moves the focus, since the notice disappears. */
  readonly onDismissed: () => void;
}

/** Shows why several decisions are not all stored, or not yet. */
export function BatchNotice({ step, onDismissed }: BatchNoticeProps) {
  const { state, failure, total, stored, skipped, dismiss } = step;
  function leave() {
    onDismissed();
    dismiss();
  }
  if (state === 'pausing')
    return (
      <Banner
        tone="info"
        live
        action={
          <Button small onClick={leave}>
            <FormattedMessage id="reviews.pausing.stop" />
          </Button>
        }
      >
        <FormattedMessage id="reviews.pausing" values={{ done: stored + skipped, total }} />
      </Banner>
    );
  if (state === 'partly')
    return (
      <Banner
        tone="warning"
        live
        title={<FormattedMessage id="reviews.partly" values={{ stored, total }} />}
        action={
          <Button look="quiet" small onClick={leave}>
            <FormattedMessage id="reviews.dismiss" />
          </Button>
        }
      >
        {skipped > 0 && (
          <p>
            <FormattedMessage id="reviews.partly.skipped" values={{ count: skipped }} />
          </p>
        )}
        {failure && <FailureText failure={failure} />}
      </Banner>
    );
  return null;
}
