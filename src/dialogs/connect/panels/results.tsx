import { FormattedMessage } from 'react-intl';
import { Button } from '../../../ui/Button';
import { Timeline } from '../../../ui/Timeline';
import { useDialogFrame } from '../../frame/dialogFrame';
import { Notice } from '../../frame/Notice';
import { SupportLine } from '../../frame/SupportLine';
import { useConnect, type ConnectPanelProps } from '../useConnect';
import { Ticket, TicketsLink } from './Ticket';

export function Requested({ actor }: ConnectPanelProps) {
  const { ticketKey } = useConnect(actor);
  return (
    <Notice tone="success" footer={<TicketFooter />} after={<WhatFollows actor={actor} />}>
      <p>
        <FormattedMessage id="connect.requested.text" />
      </p>
      {ticketKey && <Ticket ticketKey={ticketKey} />}
    </Notice>
  );
}

export function RequestedWithoutKey({ actor }: ConnectPanelProps) {
  return (
    <Notice tone="success" footer={<TicketFooter />} after={<WhatFollows actor={actor} />}>
      <p>
        <FormattedMessage id="connect.requestedWithoutKey.text" />
      </p>
    </Notice>
  );
}

export function Established({ actor }: ConnectPanelProps) {
  const { subject, institution } = useConnect(actor);
  return (
    <Notice tone="success" footer={<DoneButton />}>
      <p>
        <FormattedMessage
          id="connect.established.text"
          values={{ service: subject.name, institution: institution.name }}
        />
      </p>
    </Notice>
  );
}

export function Rejected({ actor }: ConnectPanelProps) {
  const { subject } = useConnect(actor);
  return (
    <Notice tone="danger" footer={<DoneButton />}>
      <p>
        <FormattedMessage id="connect.rejected.text" values={{ service: subject.name }} />
      </p>
      <SupportLine />
    </Notice>
  );
}

function WhatFollows({ actor }: ConnectPanelProps) {
  const { subject } = useConnect(actor);
  const text = (id: string) => <FormattedMessage id={id} values={{ service: subject.name }} />;
  return (
    <>
      <h3>
        <FormattedMessage id="connect.next.title" />
      </h3>
      <Timeline
        events={[
          { key: 'sent', kind: 'on', text: text('connect.next.sent') },
          { key: 'desk', kind: 'working', text: text('connect.next.desk'), ahead: true },
          { key: 'connected', kind: 'off', text: text('connect.next.connected'), ahead: true },
        ]}
      />
    </>
  );
}

function TicketFooter() {
  return (
    <>
      <TicketsLink />
      <DoneButton />
    </>
  );
}

function DoneButton() {
  const { dismiss } = useDialogFrame();
  return (
    <Button look="primary" onClick={dismiss}>
      <FormattedMessage id="dialog.done" />
    </Button>
  );
}
