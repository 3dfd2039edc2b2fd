import { FormattedMessage } from 'react-intl';
import type { Failure } from '../../contracts/domain/failure';
import { Button } from '../../ui/actions/Button';
import { ReadFailureText } from '../../ui/notices/ReadFailureText';
import { PlainPage } from './PlainPage';

export interface UnreachableProps {
  readonly failure: Failure | null;
  readonly onRetry: () => void;
}

export function Unreachable({ failure, onRetry }: UnreachableProps) {
  return (
    <PlainPage titleId="session.unreachable.title">
      <p>
        <ReadFailureText failure={failure ?? { kind: 'offline' }} />
      </p>
      <Button look="primary" icon="retry" onClick={onRetry}>
        <FormattedMessage id="ui.retry" />
      </Button>
    </PlainPage>
  );
}
