import { FormattedMessage } from 'react-intl';
import type { Failure } from '../contracts/domain/failure';
import { failureMessage } from '../i18n/failureMessage';
import { Button } from '../ui/Button';
import { PlainPage } from './PlainPage';

export interface UnreachableProps {
  readonly failure: Failure | null;
  readonly onRetry: () => void;
}

export function Unreachable({ failure, onRetry }: UnreachableProps) {
  const { id, values } = failureMessage(failure ?? { kind: 'offline' });
  return (
    <PlainPage titleId="session.unreachable.title">
      <p>
        <FormattedMessage id={id} values={values} />
      </p>
      <Button look="primary" icon="retry" onClick={onRetry}>
        <FormattedMessage id="ui.retry" />
      </Button>
    </PlainPage>
  );
}
