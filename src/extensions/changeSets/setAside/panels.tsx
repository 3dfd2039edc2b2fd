import { useSelector } from '@xstate/react';
import { FormattedMessage } from 'react-intl';
import { obstacleMessages } from '../obstacleMessages';
import '../changes.texts';
import '../../../i18n/texts/dialogs';
import { Button } from '../../../ui/actions/Button';
import { ButtonLink } from '../../../ui/actions/ButtonLink';
import { TicketKey } from '../../../ui/texts/TicketKey';
import { useDialogFrame, type SecondWayView } from '../../../dialogs/frame/dialogFrame';
import { InterruptedPanel } from '../../../dialogs/frame/InterruptedPanel';
import type { DialogView, PanelProps, Panels } from '../../../dialogs/frame/panels';
import { ticketRequestPanels } from '../../../dialogs/shared/ticketRequestPanels';
import type { setAsideMachine } from './setAside.machine';
import { Notice } from '../../../dialogs/frame/Notice';

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

function GatheredPanel({ actor }: PanelProps<typeof setAsideMachine>) {
  const size = useSelector(actor, ({ context }) => context.outcome?.size ?? 0);
  return (
    <Notice tone="success" footer={<GatheredFooter />}>
      <p>
        <FormattedMessage id="gathering.waiting" values={{ count: size }} />
      </p>
    </Notice>
  );
}

function NotGatheredPanel({ actor }: PanelProps<typeof setAsideMachine>) {
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

const panels: Panels<typeof setAsideMachine> = {
  adding: null,
  gathered: GatheredPanel,
  notGathered: NotGatheredPanel,
  interrupted: InterruptedPanel,
  noted: null,
  returned: null,
  dismissed: null,
};

/** The view of the second way; its button has the label that *Change all…* has for the same. */
export const setAsideView: SecondWayView & Pick<DialogView, 'panels'> = {
  panels: { setAside: panels, ticketRequest: ticketRequestPanels },
  label: <FormattedMessage id="gathering.submit" />,
  hint: (address) => <FormattedMessage id="gathering.submit.hint" values={{ address }} />,
};
