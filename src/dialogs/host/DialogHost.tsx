import { useCallback, useEffect, useRef, useSyncExternalStore } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { formatDialogAddress } from '../../contracts/domain/dialogAddress';
import { useAppStore } from '../../store/hooks';
import { usePerson } from '../../store/person';
import { arrivalOf, searchWith, type ResumeState } from './arrival';
import { DialogFrame } from './DialogFrame';
import { ownerOf } from './dialogOwner';
import { OpeningFailed, OpeningFrame } from './OpeningFrame';
import { openDialog } from './openDialog';
import { useKeptDraft } from './useKeptDraft';

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
  useKeptDraft(person);
  const key = address
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
    (shown: typeof address | null, state?: ResumeState) => {
      const { pathname, search, hash } = latest.current.location;
      const to = { pathname, search: searchWith(search, shown ?? null), hash };
      void navigate(to, { replace: true, preventScrollReset: true, state });
    },
    [navigate],
  );
  const close = useCallback(() => showAt(null), [showAt]);

  useEffect(() => {
    // What the login left in the address was read when the dialog opened; nobody should copy it.
    if (!returned) return;
    const { address: shown, resume } = arrivalOf(latest.current.location);
    showAt(shown, resume ? { resume } : undefined);
  }, [returned, showAt]);

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
