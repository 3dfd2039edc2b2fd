import { lazy, Suspense, useCallback, useEffect, useRef, useSyncExternalStore } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { formatDialogAddress } from '../../contracts/domain/dialogAddress';
import { needTexts } from '../../i18n/catalogue';
import { insist } from '../../lib/insist';
import { useAppStore } from '../../store/hooks';
import { usePerson } from '../../store/person';
import { loginFor } from '../../ui/loginFor';
import { arrivalOf, searchWith } from './arrival';
import { DialogFrame } from './DialogFrame';
import { ownerOf } from './dialogOwner';
import { OpeningFailed, OpeningFrame } from './OpeningFrame';
import { openDialog } from './openDialog';

const GuestDialog = lazy(async () => {
  const [piece] = await insist(() => Promise.all([import('../guest/GuestDialog'), needTexts('dialogs')]));
  return { default: piece.GuestDialog };
});

export interface DialogHostProps {
  /** Leaves the page for the login. */
  readonly goTo?: (address: string) => void;
}

/** Shows the dialog that the address names. Mounted once, beside the pages. */
export function DialogHost({ goTo = leavePage }: DialogHostProps) {
  const store = useAppStore();
  const person = usePerson();
  const navigate = useNavigate();
  const location = useLocation();
  const { address, returned } = arrivalOf(location);
  const { guest } = person.roles;
  // Every dialog acts for an institution: a guest's begins with the login.
  const key =
    address && !guest
      ? [formatDialogAddress(address), person.uid, person.institution?.entityId].join(' ')
      : undefined;
  const owner = ownerOf(store);
  const opened = useSyncExternalStore(owner.subscribe, owner.get);
  const latest = useRef({ location, person, goTo });
  useEffect(() => {
    latest.current = { location, person, goTo };
  });

  const open = useCallback(() => {
    const arrival = arrivalOf(latest.current.location);
    if (!key || !arrival.address) return owner.close();
    const here = () => latest.current.location;
    const opening = { store, arrival, here, ...latest.current, address: arrival.address };
    return owner.open(key, () => openDialog(opening));
  }, [key, owner, store]);

  useEffect(() => {
    open();
    return () => owner.release();
  }, [open, owner]);

  const showAt = useCallback(
    (shown: typeof address | null) => {
      const { pathname, search, hash } = latest.current.location;
      const to = { pathname, search: searchWith(search, shown ?? null), hash };
      void navigate(to, { replace: true, preventScrollReset: true });
    },
    [navigate],
  );
  const close = useCallback(() => showAt(null), [showAt]);

  useEffect(() => {
    // What the login left in the address was read when the dialog opened; nobody should copy it.
    if (returned) showAt(arrivalOf(latest.current.location).address);
  }, [returned, showAt]);

  if (address && guest) {
    const back = new URL(
      `${location.pathname}?${searchWith(location.search, address)}`,
      window.location.origin,
    );
    return (
      <Suspense fallback={<OpeningFrame onClose={close} />}>
        <GuestDialog login={loginFor(back.href)} onClose={close} />
      </Suspense>
    );
  }
  if (!key) return null;
  switch (opened.phase) {
    case 'closed':
      return null;
    case 'opening':
      return <OpeningFrame onClose={close} />;
    case 'failed':
      return <OpeningFailed onClose={close} onRetry={() => (owner.close(), open())} />;
    case 'open':
      return <DialogFrame dialog={opened.dialog} onOver={close} />;
  }
}

function leavePage(address: string): void {
  window.location.assign(address);
}
