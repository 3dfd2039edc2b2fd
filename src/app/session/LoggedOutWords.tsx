import { FormattedMessage } from 'react-intl';
import '../../i18n/texts/session';
import { ButtonGroup } from '../../ui/Button';
import { ButtonAnchor } from '../../ui/ButtonLink';
import { loginFor } from '../../ui/loginFor';

/** Shows what a logout has ended and what it has not, and the ways on; each loads the page afresh. */
export function LoggedOutWords() {
  return (
    <>
      <p>
        <FormattedMessage id="loggedOut.text" />
      </p>
      <ButtonGroup>
        <ButtonAnchor href={loginFor(`${window.location.origin}/`)}>
          <FormattedMessage id="loggedOut.login" />
        </ButtonAnchor>
        <ButtonAnchor look="quiet" href="/apps/all">
          <FormattedMessage id="loggedOut.services" />
        </ButtonAnchor>
      </ButtonGroup>
    </>
  );
}
