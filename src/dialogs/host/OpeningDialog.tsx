import { useSelector } from '@xstate/react';
import { lazy, Suspense, useEffect } from 'react';
import { retry } from '../../lib/retry';
import type { OpeningActor } from './dialogOwner';
import { OpeningFailed, OpeningFrame } from './OpeningFrame';

const GuestDialog = lazy(async () => ({
  default: (await retry(() => import('../guest/GuestDialog'))).GuestDialog,
}));

export interface OpeningDialogProps {
  readonly actor: OpeningActor;
  /** The address of a login that comes back to the dialog. */
  readonly login: string;
  readonly onClose: () => void;
}

/** Shown in place of a dialog until the dialog is ready. */
export function OpeningDialog({ actor, login, onClose }: OpeningDialogProps) {
  const state = useSelector(actor, ({ value }) => value);
  useEffect(() => {
    if (state === 'closed') onClose();
  }, [state, onClose]);
  switch (state) {
    case 'welcomingGuest':
      return (
        <Suspense fallback={<OpeningFrame actor={actor} />}>
          <GuestDialog actor={actor} login={login} />
        </Suspense>
      );
    case 'loading':
      return <OpeningFrame actor={actor} />;
    case 'failed':
      return <OpeningFailed actor={actor} />;
    default:
      return null;
  }
}
