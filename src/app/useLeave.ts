import { useLogoutMutation, useSwitchInstitutionMutation } from '../api/session.api';
import type { Installation } from '../contracts/domain/person';
import {
  LOGGED_OUT,
  PROVIDER_LOGOUT_EXTENSION,
  PROVIDER_LOGOUT_PATH,
} from '../contracts/domain/providerLogout';
import { dropDrafts } from '../store/drafts';
import { flashShown } from '../store/flash.slice';
import { useAppDispatch } from '../store/hooks';
import { personLeft } from '../store/session.slice';
import { leaveApplication } from '../ui/leaving/reasons';
import { useBrowser } from './browser';

/** What the browser keeps of the person. */
function forget(): void {
  dropDrafts();
  sessionStorage.clear();
}

/**
 * Everything that ends what the page knows of its person. The page is loaded afresh: nothing of the person before can
 * linger. After a logout it is emptied in place: with a login that another server finds by itself, loading would begin it
 * again (contract §2.10).
 */
export function useLeave() {
  const dispatch = useAppDispatch();
  const browser = useBrowser();
  const [logOut] = useLogoutMutation();
  const [switchInstitution] = useSwitchInstitutionMutation();

  function failed(messageId: string) {
    dispatch(flashShown({ tone: 'error', messageId }));
  }

  /** Unsaved work is asked about before the server hears of it. */
  const asked = (leave: () => Promise<void>) => leaveApplication(browser.href(), leave);

  async function logout({ extensions }: Pick<Installation, 'extensions'>) {
    if (extensions.includes(PROVIDER_LOGOUT_EXTENSION)) {
      forget();
      return browser.goTo(PROVIDER_LOGOUT_PATH);
    }
    const { error } = await logOut();
    if (error) return failed('header.logoutFailed');
    forget();
    dispatch(personLeft());
    browser.rename(LOGGED_OUT);
  }

  async function switchTo(entityId: string) {
    const { error } = await switchInstitution({ entityId, role: '' });
    if (error) return failed('header.switchFailed');
    browser.reload();
  }

  async function exit() {
    const { error } = await switchInstitution(undefined);
    if (error) return failed('header.exitFailed');
    forget();
    browser.goTo('/');
  }

  return {
    logout: (installation: Pick<Installation, 'extensions'>) => asked(() => logout(installation)),
    switchTo: (entityId: string) => asked(() => switchTo(entityId)),
    exit: () => asked(exit),
    /** For super users; the start page is where the role that was taken on begins (item 243). */
    actAs: async (identity: { readonly entityId: string; readonly role: string }): Promise<boolean> => {
      const { error } = await switchInstitution(identity);
      if (error) failed('header.switchFailed');
      else browser.goTo('/');
      return !error;
    },
  };
}
