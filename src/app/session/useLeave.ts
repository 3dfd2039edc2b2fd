import { useLogoutMutation, useSwitchInstitutionMutation } from '../../api/session.api';
import type { Installation } from '../../contracts/domain/person/person';
import {
  LOGGED_OUT,
  PROVIDER_LOGOUT_EXTENSION,
  PROVIDER_LOGOUT_PATH,
} from '../../contracts/domain/person/providerLogout';
import { dropDrafts } from '../../store/drafts';
import { flashShown } from '../../store/flash.slice';
import { useAppStore } from '../../store/hooks';
import { leavingBegun, leavingFailed, personLeft, selectLeaving } from '../../store/session.slice';
import { leaveApplication } from '../../ui/leaving/reasons';
import { useBrowser } from '../../pages/browser';
import { placed } from '../../lib/basePath';
import { deleteResponseCache, clearStorage } from '../../lib/ownStorage';

/** Removes what the browser keeps of the person. */
function forget(): void {
  dropDrafts();
  clearStorage();
  // Browsers that keep no answers have nothing to forget.
  deleteResponseCache().catch(() => undefined);
}

/** Leaves, and returns the id of a message if that fails. */
type Leave = () => Promise<string | undefined>;

/**
 * The ways to end what the page knows of its person. The page is loaded afresh, so that no data of that
 * person lingers. After a logout it is emptied in place: if another server logs people in by itself, loading
 * would begin that login again. Only the first press counts, until it has failed.
 */
export function useLeave() {
  const store = useAppStore();
  const browser = useBrowser();
  const [logOut] = useLogoutMutation();
  const [switchInstitution] = useSwitchInstitutionMutation();

  async function once(leave: Leave): Promise<boolean> {
    if (selectLeaving(store.getState())) return false;
    store.dispatch(leavingBegun());
    const messageId = await leave();
    if (messageId === undefined) return true;
    store.dispatch(leavingFailed());
    store.dispatch(flashShown({ tone: 'error', messageId }));
    return false;
  }

  /** The question about unsaved work comes before the server is called. */
  const confirmed = (leave: Leave) => leaveApplication(browser.href(), async () => void (await once(leave)));

  async function logout({ extensions }: Pick<Installation, 'extensions'>) {
    if (extensions.includes(PROVIDER_LOGOUT_EXTENSION)) {
      forget();
      browser.goTo(placed(PROVIDER_LOGOUT_PATH));
      return undefined;
    }
    const { error } = await logOut();
    if (error) return 'header.logoutFailed';
    forget();
    store.dispatch(personLeft());
    browser.rename(placed(LOGGED_OUT));
  }

  async function switchTo(entityId: string) {
    const { error } = await switchInstitution({ entityId, role: '' });
    if (error) return 'header.switchFailed';
    browser.reload();
  }

  async function exit() {
    const { error } = await switchInstitution(undefined);
    if (error) return 'header.exitFailed';
    forget();
    browser.goTo(placed('/'));
  }

  async function actAs(identity: { readonly entityId: string; readonly role: string }) {
    const { error } = await switchInstitution(identity);
    if (error) return 'header.switchFailed';
    browser.goTo(placed('/'));
  }

  return {
    logout: (installation: Pick<Installation, 'extensions'>) => confirmed(() => logout(installation)),
    switchTo: (entityId: string) => confirmed(() => switchTo(entityId)),
    exit: () => confirmed(exit),
    /** Lets a super user act; the chosen role begins on the start page (REQUIREMENTS 243). */
    actAs: (identity: Parameters<typeof actAs>[0]) => once(() => actAs(identity)),
  };
}
