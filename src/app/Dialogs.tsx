import { lazy, Suspense, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { arrivalOf } from '../dialogs/host/arrival';
import { insist } from '../lib/insist';
import { whenIdle } from '../lib/whenIdle';

const DialogHost = lazy(async () => ({
  default: (await insist(() => import('../dialogs/host/DialogHost'))).DialogHost,
}));

/** The host of the dialogs: its code comes when nothing else is to be done, or when the address names a dialog. */
export function Dialogs() {
  const { address, returned } = arrivalOf(useLocation());
  const [idle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => setIdle(true)), []);
  if (!idle && !address && !returned) return null;
  return (
    <Suspense fallback={null}>
      <DialogHost />
    </Suspense>
  );
}
