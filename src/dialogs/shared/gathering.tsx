import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { AnyActorRef } from 'xstate';
import type { Gathered } from '../../contracts/domain/ticketRequest';
import { obstacleMessages } from '../../i18n/obstacleWords';
import '../../i18n/texts/changes';
import '../../i18n/texts/dialogs';
import { Button } from '../../ui/actions/Button';
import { ButtonLink } from '../../ui/actions/ButtonLink';
import { TicketKey } from '../../ui/texts/TicketKey';
import { useDialogFrame } from '../frame/dialogFrame';
import { Notice } from '../frame/Notice';

interface GatheringPanelProps {
  readonly actor: {
    readonly subscribe: AnyActorRef['subscribe'];
    readonly getSnapshot: () => { readonly context: { readonly outcome: Gathered | null } };
    readonly send: (event: { type: 'stay.requested' }) => void;
  };
}

/** Stands beside the button that sends, under the words that *Change all…* has for it. */
export const addToChanges: ReactNode = <FormattedMessage id="gathering.submit" />;

/** The dialog is done; what was added waits on its own page. */
export function GatheredFooter() {
  const { dismiss } = useDialogFrame();
  return (
    <>
      <Button onClick={dismiss}>
        <FormattedMessage id="dialog.done" />
      </Button>
      <ButtonLink look="primary" to="/changes">
        <FormattedMessage id="gathering.look" />
      </ButtonLink>
    </>
  );
}

function GatheredPanel({ actor }: GatheringPanelProps) {
  const size = useSelector(actor, ({ context }) => context.outcome?.size ?? 0);
  return (
    <Notice tone="success" footer={<GatheredFooter />}>
      <p>
        <FormattedMessage id="gathering.waiting" values={{ count: size }} />
      </p>
    </Notice>
  );
}

function NotGatheredPanel({ actor }: GatheringPanelProps) {
  const refused = useSelector(actor, ({ context }) => context.outcome?.refused[0]);
  const footer = (
    <Button look="primary" onClick={() => actor.send({ type: 'stay.requested' })}>
      <FormattedMessage id="dialog.stay" />
    </Button>
  );
  return (
    <Notice tone="warning" footer={footer}>
      {refused && (
        <p>
          <FormattedMessage
            id={obstacleMessages[refused.obstacle]}
            values={{ key: <TicketKey>{refused.jiraKey ?? ''}</TicketKey> }}
          />
        </p>
      )}
      <p className="muted">
        <FormattedMessage id="ticketRequest.kept" />
      </p>
    </Notice>
  );
}

/** Every chart whose request may be gathered has the states of these panels. */
export const gatheringPanels = { gathering: null, gathered: GatheredPanel, notGathered: NotGatheredPanel };
