import { useState, type MouseEvent } from 'react';
import { FormattedMessage } from 'react-intl';
import { useLocation } from 'react-router';
import { usePerson } from '../../store/person';
import { Banner } from '../../ui/Banner';
import { Button } from '../../ui/Button';
import { useBrowser } from '../browser';
import styles from './Frame.module.css';
import { LOGGED_OUT } from '../../contracts/domain/providerLogout';
import { hideWelcome, isWelcomeHidden } from './welcomeCookie';

/** Welcomes guests until they close it; the cookie is read before the first paint, so nothing flickers (REQUIREMENTS 39). */
export function WelcomeBanner() {
  const { roles, installation } = usePerson();
  const { cookie } = useBrowser();
  const [hidden, setHidden] = useState(() => isWelcomeHidden(cookie()));
  const { pathname } = useLocation();
  if (!roles.guest || hidden || pathname === LOGGED_OUT) return null;

  function close({ currentTarget }: MouseEvent<HTMLElement>) {
    // What has the focus goes away: it stays at this place of the page.
    currentTarget.closest('main')?.focus({ preventScroll: true });
    document.cookie = hideWelcome(window.location.protocol === 'https:');
    setHidden(true);
  }

  return (
    <div className={styles.notice}>
      <Banner
        action={
          <Button small onClick={close}>
            <FormattedMessage id="welcome.close" />
          </Button>
        }
      >
        <p>
          <FormattedMessage id="welcome.text" />{' '}
          {installation.links.help && (
            <a href={installation.links.help}>
              <FormattedMessage id="welcome.more" />
            </a>
          )}
        </p>
      </Banner>
    </div>
  );
}
