import { useLogoutMutation, useSwitchInstitutionMutation } from '../api/session.api';
import type { Installation } from '../contracts/domain/person';
import {
  LOGGED_OUT,
  PROVIDER_LOGOUT_EXTENSION,
  PROVIDER_LOGOUT_PATH,
} from '../contracts/domain/providerLogout';
import { flashShown } from '../store/flash.slice';
import { useAppDispatch } from '../store/hooks';
import { useBrowser } from './browser';

/**
 * Everything that ends what the page knows of its person. The page is loaded afresh each time: nothing of the person
 * before can linger.
 */
export function useLeave() {
  const dispatch = useAppDispatch();
  const browser = useBrowser();
  const [logOut] = useLogoutMutation();
  const [switchInstitution] = useSwitchInstitutionMutation();

  function failed(messageId: string) {
    dispatch(flashShown({ tone: 'error', messageId }));
  }

  return {
    logout: async ({ extensions }: Pick<Installation, 'extensions'>) => {
      if (extensions.includes(PROVIDER_LOGOUT_EXTENSION)) {
        sessionStorage.clear();
        return browser.goTo(PROVIDER_LOGOUT_PATH);
      }
      const { error } = await logOut();
      if (error) return failed('header.logoutFailed');
      sessionStorage.clear();
      browser.goTo(LOGGED_OUT);
    },
    switchTo: async (entityId: string) => {
      const { error } = await switchInstitution({ entityId, role: '' });
      if (error) return failed('header.switchFailed');
      browser.reload();
    },
    /** For super users; the start page is where the role that was taken on begins (item 243). */
    actAs: async (identity: { readonly entityId: string; readonly role: string }): Promise<boolean> => {
      const { error } = await switchInstitution(identity);
      if (error) failed('header.switchFailed');
      else browser.goTo('/');
      return !error;
    },
    exit: async () => {
      const { error } = await switchInstitution(undefined);
      if (error) return failed('header.exitFailed');
      sessionStorage.clear();
      browser.goTo('/');
    },
  };
}
