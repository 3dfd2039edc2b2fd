import { FormattedMessage, useIntl } from 'react-intl';
import { ButtonGroup } from '../ui/Button';
import { ButtonAnchor, ButtonLink } from '../ui/ButtonLink';
import { Page } from '../ui/Page';
import { loginAddress } from './useLoginAddress';

export function LoggedOutPage() {
  const intl = useIntl();
  return (
    <Page title={intl.formatMessage({ id: 'loggedOut.title' })}>
      <div className="prose">
        <p>
          <FormattedMessage id="loggedOut.text" />
        </p>
        <ButtonGroup>
          <ButtonAnchor href={loginAddress(`${window.location.origin}/`)}>
            <FormattedMessage id="loggedOut.login" />
          </ButtonAnchor>
          <ButtonLink look="quiet" to="/apps/all">
            <FormattedMessage id="loggedOut.services" />
          </ButtonLink>
        </ButtonGroup>
      </div>
    </Page>
  );
}
