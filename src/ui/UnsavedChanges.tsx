import { useEffect, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { BlockerFunction } from 'react-router';
import { Button } from './Button';
import { isPageLetGo } from './leaving/reasons';
import { useReasonToStay } from './leaving/useReasonToStay';
import { Modal } from './Modal';
import { ModalFrame } from './ModalFrame';

export interface UnsavedChangesProps {
  /** Leaving now would lose something. */
  readonly when: boolean;
  /** The person leaves all the same: what is kept of it can go. */
  readonly onLeave: () => void;
}

/** Search parameters open dialogs over the form, which stays. */
const leavesPage: BlockerFunction = ({ currentLocation, nextLocation }) =>
  currentLocation.pathname !== nextLocation.pathname;

/** Closing or reloading: only the browser can ask then, in its own words. */
const askOfBrowser = (event: BeforeUnloadEvent) => isPageLetGo() || event.preventDefault();

/** Asks before another page, or the closing of this one, loses what was typed. */
export function UnsavedChanges({ when, onLeave }: UnsavedChangesProps) {
  return when ? <LeaveQuestion onLeave={onLeave} /> : null;
}

function LeaveQuestion({ onLeave }: Pick<UnsavedChangesProps, 'onLeave'>) {
  const move = useReasonToStay(leavesPage);
  const [leaving, setLeaving] = useState(false);
  useEffect(() => {
    if (leaving) return undefined;
    window.addEventListener('beforeunload', askOfBrowser);
    return () => window.removeEventListener('beforeunload', askOfBrowser);
  }, [leaving]);

  if (!move) return null;
  const footer = (
    <>
      <Button
        onClick={() => {
          onLeave();
          setLeaving(true);
          void Promise.resolve(move.proceed()).finally(() => setLeaving(false));
        }}
      >
        <FormattedMessage id="ui.unsaved.leave" />
      </Button>
      <Button look="primary" onClick={() => move.reset()}>
        <FormattedMessage id="ui.unsaved.stay" />
      </Button>
    </>
  );
  return (
    <Modal narrow onDismiss={() => move.reset()}>
      <ModalFrame
        title={<FormattedMessage id="ui.unsaved.title" />}
        panel="unsaved"
        onClose={() => move.reset()}
        footer={footer}
      >
        <p>
          <FormattedMessage id="ui.unsaved.text" />
        </p>
      </ModalFrame>
    </Modal>
  );
}
