import { FormattedMessage } from 'react-intl';
import '../../i18n/texts/session';
import { ButtonGroup } from '../../ui/actions/Button';
import { ButtonAnchor } from '../../ui/actions/ButtonLink';
import { loginFor } from '../../ui/notices/loginFor';
import { fullAddress, placed } from '../../lib/basePath';

/** Shows what a logout has ended and what it has not, and links to continue; each loads the page afresh. */
export function LoggedOutText() {
  return (
    <>
      <p>
        <FormattedMessage id="loggedOut.text" />
      </p>
      <ButtonGroup>
        <ButtonAnchor href={loginFor(fullAddress('/'))}>
          <FormattedMessage id="loggedOut.login" />
        </ButtonAnchor>
        <ButtonAnchor look="quiet" href={placed('/apps/all')}>
          <FormattedMessage id="loggedOut.services" />
        </ButtonAnchor>
      </ButtonGroup>
    </>
  );
}
