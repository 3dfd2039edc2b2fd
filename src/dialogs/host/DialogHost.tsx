import { useCallback, useEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { formatDialogAddress } from '../../contracts/domain/dialogAddress';
import type { Overlay } from '../../extending/extension';
import { extensionsFor } from '../../extending/extensions';
import { definitionOf } from '../registry';
import { useAppStore } from '../../store/hooks';
import { usePerson } from '../../store/person';
import { loginFor } from '../../ui/notices/loginFor';
import { arrivalOf, searchWith } from './arrival';
import { DialogFrame } from './DialogFrame';
import { ownerOf } from './dialogOwner';
import { openDialog } from './openDialog';
import { OpeningDialog } from './OpeningDialog';
import { fullAddress } from '../../lib/basePath';

export interface DialogHostProps {
  readonly overlays: readonly Overlay[];
  /** Leaves the page for the login. */
  readonly goTo?: (address: string) => void;
}

/** Shows the dialog that the address names. Mounted once, beside the pages. */
export function DialogHost({ overlays, goTo = leavePage }: DialogHostProps) {
  const store = useAppStore();
  const person = usePerson();
  const navigate = useNavigate();
  const location = useLocation();
  const extensions = useMemo(() => extensionsFor(overlays, person), [overlays, person]);
  const { address: found, returned } = arrivalOf(location);
  // A dialog of an extension that the server does not have opens nothing.
  const address = found && definitionOf(found.dialog, extensions) ? found : undefined;
  const { guest } = person.roles;
  const key = address && [formatDialogAddress(address), person.uid, person.institution?.entityId].join(' ');
  const owner = ownerOf(store);
  const opened = useSyncExternalStore(owner.subscribe, owner.get);
  const latest = useRef({ location, person, goTo, extensions });
  useEffect(() => {
    latest.current = { location, person, goTo, extensions };
  });

  const open = useCallback(() => {
    const arrival = arrivalOf(latest.current.location);
    if (!key || !arrival.address) return owner.close();
    const here = () => latest.current.location;
    const opening = { store, arrival, here, ...latest.current, address: arrival.address };
    return owner.open(key, { guest, load: () => openDialog(opening) });
  }, [key, guest, owner, store]);

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
    // The dialog has read the marks of the login from the address; they are removed so that they are not
    // copied.
    if (returned) showAt(arrivalOf(latest.current.location).address);
  }, [returned, showAt]);

  if (!address || !opened) return null;
  if (opened.dialog) return <DialogFrame dialog={opened.dialog} onOver={close} />;
  const back = `${location.pathname}?${searchWith(location.search, address)}`;
  const login = loginFor(fullAddress(back));
  return <OpeningDialog actor={opened.opening} login={login} onClose={close} />;
}

function leavePage(address: string): void {
  window.location.assign(address);
}
