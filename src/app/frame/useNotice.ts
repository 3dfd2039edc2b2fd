import { useCallback, useState } from 'react';
import { isOverview } from '../../contracts/domain/prerender';
import { LOGGED_OUT } from '../../contracts/domain/person/providerLogout';
import { useBrowser } from '../../pages/browser';
import { usePerson } from '../../store/person';
import { hideWelcome, isWelcomeHidden } from './welcomeCookie';

interface Notice {
  readonly shown: 'acting' | 'welcome' | 'demonstration' | undefined;
  readonly closeWelcome: () => void;
}

/**
 * Returns the notice above every page, one at a time: the next one waits until the one before it is gone. Guests are
 * welcomed on every page, and others above the list, until they close it; the cookie is read before the first paint, so
 * nothing flickers or moves (REQUIREMENTS 39).
 */
export function useNotice(pathname: string): Notice {
  const { roles, switched, institution, installation } = usePerson();
  const { cookie } = useBrowser();
  const whom = roles.guest ? 'guest' : 'newcomer';
  const [hidden, setHidden] = useState(() => isWelcomeHidden(cookie(), whom));
  const welcomed = roles.guest ? pathname !== LOGGED_OUT : isOverview(pathname);

  const closeWelcome = useCallback(() => {
    document.cookie = hideWelcome(whom, window.location.protocol === 'https:');
    setHidden(true);
  }, [whom]);

  const acting = roles.superUser && switched && institution;
  const after = installation.demo ? 'demonstration' : undefined;
  return { shown: acting ? 'acting' : welcomed && !hidden ? 'welcome' : after, closeWelcome };
}
