import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button, ButtonGroup } from '../../ui/Button';
import { ButtonLink } from '../../ui/ButtonLink';
import { Reason } from '../../ui/Reason';
import type { ControlProps } from './ConnectionBlock';
import { RefusalText } from './RefusalText';
import { useDialogPlace } from './useDialogPlace';

/** Approve or deny: each opens the dialog about this very invitation. */
export function Answers({ connection: { service, context } }: ControlProps) {
  const placeOf = useDialogPlace();
  const invitation = context.ticket?.key ?? '';
  const accept = context.connected ? 'disconnect' : 'connect';
  return (
    <ButtonGroup>
      <ButtonLink look="primary" keepsPlace to={placeOf({ dialog: accept, service, invitation })}>
        <AcceptLabel connected={context.connected} />
      </ButtonLink>
      <ButtonLink keepsPlace to={placeOf({ dialog: 'deny', service, invitation })}>
        <DenyLabel connected={context.connected} />
      </ButtonLink>
    </ButtonGroup>
  );
}

/** One reason for both buttons. */
export function AnswersRefused({ connection: { context } }: ControlProps) {
  const reason = useId();
  return (
    <>
      <ButtonGroup>
        <Button look="primary" disabledBy={reason}>
          <AcceptLabel connected={context.connected} />
        </Button>
        <Button disabledBy={reason}>
          <DenyLabel connected={context.connected} />
        </Button>
      </ButtonGroup>
      {context.refusal && (
        <Reason id={reason}>
          <RefusalText refusal={context.refusal} />
        </Reason>
      )}
    </>
  );
}

function AcceptLabel({ connected }: { readonly connected: boolean }) {
  return <FormattedMessage id={connected ? 'service.acceptDisconnection' : 'service.acceptInvitation'} />;
}

function DenyLabel({ connected }: { readonly connected: boolean }) {
  return <FormattedMessage id={connected ? 'service.denyDisconnection' : 'service.denyInvitation'} />;
}
