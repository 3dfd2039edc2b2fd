import { FormattedMessage } from 'react-intl';
import '../../i18n/texts/session';
import { Button, ButtonGroup } from '../../ui/actions/Button';
import { ButtonAnchor } from '../../ui/actions/ButtonLink';
import { loginFor } from '../../ui/notices/loginFor';
import { EndedPage } from './EndedPage';

export interface NoAccessProps {
  readonly onRetry: () => void;
  /** The requested address. */
  readonly here: string;
}

export function NoAccess({ onRetry, here }: NoAccessProps) {
  return (
    <EndedPage titleId="session.noAccess.title">
      <p>
        <FormattedMessage id="session.noAccess.text" />
      </p>
      <p>
        <FormattedMessage id="session.noAccess.support" />
      </p>
      <ButtonGroup>
        <Button look="primary" icon="retry" onClick={onRetry}>
          <FormattedMessage id="ui.retry" />
        </Button>
        <ButtonAnchor href={loginFor(here)}>
          <FormattedMessage id="session.noAccess.login" />
        </ButtonAnchor>
      </ButtonGroup>
    </EndedPage>
  );
}
