import { useEffect } from 'react';
import { FormattedMessage } from 'react-intl';
import type { BlockerFunction } from 'react-router';
import { Button } from './Button';
import { useReasonToStay } from './leaving/useReasonToStay';
import { Modal } from './Modal';
import { ModalFrame } from './ModalFrame';

export interface UnsavedChangesProps {
  /** Leaving now would lose something. */
  readonly when: boolean;
}

/** Search parameters open dialogs over the form, which stays. */
const leavesPage: BlockerFunction = ({ currentLocation, nextLocation }) =>
  currentLocation.pathname !== nextLocation.pathname;

/** Closing or reloading: only the browser can ask then, in its own words. */
const askOfBrowser = (event: BeforeUnloadEvent) => event.preventDefault();

/** Asks before another page, or the closing of this one, loses what was typed. */
export function UnsavedChanges({ when }: UnsavedChangesProps) {
  return when ? <LeaveQuestion /> : null;
}

function LeaveQuestion() {
  const move = useReasonToStay(leavesPage);
  useEffect(() => {
    window.addEventListener('beforeunload', askOfBrowser);
    return () => window.removeEventListener('beforeunload', askOfBrowser);
  }, []);

  if (!move) return null;
  const footer = (
    <>
      <Button onClick={() => move.proceed()}>
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
