import { FormattedMessage } from 'react-intl';
import { Button } from '../../ui/Button';
import { Reason } from '../../ui/Reason';

/** The look-up of open requests failed; the server still refuses a second one. */
export function PendingUnknown({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <>
      <Reason>
        <FormattedMessage id="service.pendingUnknown" />
      </Reason>
      <Button small look="quiet" icon="retry" onClick={onRetry}>
        <FormattedMessage id="ui.retry" />
      </Button>
    </>
  );
}
