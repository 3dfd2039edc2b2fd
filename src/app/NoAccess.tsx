import { FormattedMessage } from 'react-intl';
import { Button } from '../ui/Button';
import { PlainPage } from './PlainPage';

export function NoAccess({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <PlainPage titleId="session.noAccess.title">
      <p>
        <FormattedMessage id="session.noAccess.text" />
      </p>
      <p>
        <FormattedMessage id="session.noAccess.support" />
      </p>
      <Button icon="retry" onClick={onRetry}>
        <FormattedMessage id="ui.retry" />
      </Button>
    </PlainPage>
  );
}
