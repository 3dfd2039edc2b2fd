import { useIntl } from 'react-intl';
import { Page } from '../../ui/page/Page';
import { LoggedOutText } from './LoggedOutText';

/** `/logged-out`, for guests: the page after a provider's logout. */
export function LoggedOutPage() {
  const intl = useIntl();
  return (
    <Page title={intl.formatMessage({ id: 'loggedOut.title' })}>
      <div className="prose">
        <LoggedOutText />
      </div>
    </Page>
  );
}
