import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { useIntl } from 'react-intl';
import { useName } from '../../i18n/useName';
import { usePerson } from '../../store/person';
import { LiveRegion } from '../../ui/notices/LiveRegion';
import { Modal } from '../../ui/overlays/Modal';
import { DialogFrameContext } from '../frame/dialogFrame';
import { DialogErrorBoundary } from './DialogErrorBoundary';
import { placeOf, type Front } from '../frame/front';
import { headingOf } from '../frame/headingOf';
import { panelFor } from '../frame/panelFor';
import type { RunningDialog } from './RunningDialog';
import { useLeaveGuard } from './useLeaveGuard';

interface DialogFrameProps {
  readonly dialog: RunningDialog;
  /** The chart has come to its end. */
  readonly onOver: () => void;
}

export function DialogFrame({ dialog, onOver }: DialogFrameProps) {
  const front = useSyncExternalStore(dialog.subscribe, dialog.front);
  const over = dialog.isOver();
  useEffect(() => {
    if (over) onOver();
  }, [over, onOver]);
  useLeaveGuard(dialog);
  return over ? null : <DialogState dialog={dialog} front={front} onOver={onOver} />;
}

/** The common part of all dialogs, from the tags and the title of the current state. */
function DialogState({ dialog, front, onOver }: DialogFrameProps & { readonly front: Front }) {
  const intl = useIntl();
  const { installation } = usePerson();
  const panel = placeOf(front);
  const busy = front.snapshot.hasTag('busy');
  const { title, subtitle } = headingOf(intl, front, dialog.names(useName()));
  const frame = useMemo(
    () => ({
      title,
      subtitle,
      panel,
      busy,
      dismiss: () => dialog.dismiss(),
      keepDraft: dialog.keepDraft,
      supportEmail: installation.links.supportEmail,
      secondWay: dialog.view.secondWay,
    }),
    [title, subtitle, panel, busy, dialog, installation],
  );
  const Panel = panelFor(dialog.view, front);
  if (!Panel) return null;
  return (
    <Modal
      actor={front.actor}
      narrow={!dialog.view.wide.includes(panel)}
      onDismiss={(by) => (by === 'backdrop' && busy ? undefined : dialog.dismiss())}
    >
      <LiveRegion>{title}</LiveRegion>
      <DialogErrorBoundary onClose={onOver}>
        <DialogFrameContext value={frame}>
          <Panel key={panel} actor={front.actor} />
        </DialogFrameContext>
      </DialogErrorBoundary>
    </Modal>
  );
}
