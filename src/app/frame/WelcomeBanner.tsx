import { useState, type MouseEvent } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link, useLocation } from 'react-router';
import { isOverview } from '../../contracts/domain/prerender';
import { LOGGED_OUT } from '../../contracts/domain/person/providerLogout';
import { usePerson } from '../../store/person';
import { Button } from '../../ui/actions/Button';
import { useBrowser } from '../../pages/browser';
import { firstLinks } from './firstLinks';
import { useLoginAddress } from './useLoginAddress';
import { hideWelcome, isWelcomeHidden } from './welcomeCookie';
import styles from './WelcomeBanner.module.css';

/**
 * Welcomes guests on every page, and others above the list, until they close it; the cookie is read before
 * the first paint, so nothing flickers or moves (REQUIREMENTS 39).
 */
export function WelcomeBanner() {
  const person = usePerson();
  const whom = person.roles.guest ? 'guest' : 'newcomer';
  const { cookie } = useBrowser();
  const [hidden, setHidden] = useState(() => isWelcomeHidden(cookie(), whom));
  const { pathname } = useLocation();
  const here = whom === 'guest' ? pathname !== LOGGED_OUT : isOverview(pathname);
  if (hidden || !here) return null;

  function close({ currentTarget }: MouseEvent<HTMLElement>) {
    // The focused button disappears, so the focus moves to this part of the page.
    currentTarget.closest('main')?.focus({ preventScroll: true });
    document.cookie = hideWelcome(whom, window.location.protocol === 'https:');
    setHidden(true);
  }

  return (
    <div className={styles.welcome}>
      <div className={styles.words}>
        {whom === 'guest' ? <GuestWords /> : <FirstWords />}
        <Links />
      </div>
      <Button look="quiet" small icon="close" iconOnly onClick={close}>
        <FormattedMessage id="welcome.close" />
      </Button>
    </div>
  );
}

function GuestWords() {
  const loginAddress = useLoginAddress();
  return (
    <p>
      <FormattedMessage id="welcome.text" values={{ a: (chunks) => <a href={loginAddress}>{chunks}</a> }} />
    </p>
  );
}

function FirstWords() {
  const { roles } = usePerson();
  const can = roles.admin ? 'connect' : roles.superUser ? 'act' : 'other';
  return (
    <p>
      <b>
        <FormattedMessage id="welcome.first" />
      </b>{' '}
      <span className={styles.more}>
        <FormattedMessage id="welcome.first.text" values={{ can }} />
      </span>
    </p>
  );
}

function Links() {
  const person = usePerson();
  const { help } = person.installation.links;
  return (
    <ul className={styles.links}>
      {firstLinks(person).map(({ to, messageId }) => (
        <li key={to}>
          <Link to={to}>
            <FormattedMessage id={messageId} />
          </Link>
        </li>
      ))}
      {person.roles.guest && help && (
        <li>
          <a href={help}>
            <FormattedMessage id="welcome.more" />
          </a>
        </li>
      )}
    </ul>
  );
}
