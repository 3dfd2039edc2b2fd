import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { useIntl } from 'react-intl';
import { usePerson } from '../../store/person';
import { LiveRegion } from '../../ui/LiveRegion';
import { Modal } from '../../ui/Modal';
import { DialogFrameContext } from '../frame/dialogFrame';
import { DialogErrorBoundary } from './DialogErrorBoundary';
import { placeOf, titleOf } from './front';
import type { RunningDialog } from './RunningDialog';
import { panelFor } from './panelFor';
import { useAskedLeave } from './useAskedLeave';

interface DialogFrameProps {
  readonly dialog: RunningDialog;
  /** The chart has come to its end. */
  readonly onOver: () => void;
}

/** What every dialog does alike, from the tags and the title of the state that is shown. */
export function DialogFrame({ dialog, onOver }: DialogFrameProps) {
  const intl = useIntl();
  const { installation } = usePerson();
  const front = useSyncExternalStore(dialog.subscribe, dialog.front);
  const over = dialog.isOver();
  useEffect(() => {
    if (over) onOver();
  }, [over, onOver]);
  useAskedLeave(dialog);

  const panel = placeOf(front);
  const busy = front.snapshot.hasTag('busy');
  const { service, institution } = dialog.view.names(dialog.context());
  const title = intl.formatMessage({ id: titleOf(front) }, { service, institution });
  const frame = useMemo(
    () => ({
      title,
      subtitle: [service, institution].filter(Boolean).join(' · '),
      panel,
      busy,
      dismiss: () => dialog.dismiss(),
      keepDraft: (draft: object | null) => {
        dialog.draft = draft;
      },
      supportEmail: installation.links.supportEmail,
    }),
    [title, service, institution, panel, busy, dialog, installation],
  );
  const Panel = over ? null : panelFor(dialog.view, front);
  if (!Panel) return null;
  return (
    <Modal
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
