import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button } from '../../ui/Button';
import { Timeline } from '../../ui/Timeline';
import { useDialogFrame } from '../frame/dialogFrame';
import { Notice } from '../frame/Notice';
import { Ticket, TicketsLink } from './Ticket';
import { useConnection, type ConnectionPanelProps } from './useConnection';

/** What was done, what the desk does next, and how it ends. */
export interface Following {
  readonly done: string;
  readonly desk: string;
  readonly end: string;
}

/** A request that goes on as a ticket; without `showsKey` the server told none. */
export function filed(messageId: string, following: Following, showsKey = true) {
  return function Filed({ actor }: ConnectionPanelProps) {
    const { ticketKey } = useConnection(actor);
    return (
      <Notice
        tone="success"
        footer={<TicketFooter />}
        after={<WhatFollows actor={actor} following={following} />}
      >
        <p>
          <FormattedMessage id={messageId} />
        </p>
        {showsKey && ticketKey && <Ticket ticketKey={ticketKey} />}
      </Notice>
    );
  };
}

/** Something that is over and done with. */
export function settled(tone: 'success' | 'danger', messageId: string, after?: ReactNode) {
  return function Settled({ actor }: ConnectionPanelProps) {
    const { subject, institution } = useConnection(actor);
    return (
      <Notice tone={tone} footer={<DoneButton />}>
        <p>
          <FormattedMessage
            id={messageId}
            values={{ service: subject.name, institution: institution.name }}
          />
        </p>
        {after}
      </Notice>
    );
  };
}

function WhatFollows({ actor, following }: ConnectionPanelProps & { readonly following: Following }) {
  const { subject } = useConnection(actor);
  const text = (id: string) => <FormattedMessage id={id} values={{ service: subject.name }} />;
  return (
    <>
      <h3>
        <FormattedMessage id="connection.next.title" />
      </h3>
      <Timeline
        events={[
          { key: 'done', kind: 'on', text: text(following.done) },
          { key: 'desk', kind: 'working', text: text(following.desk), ahead: true },
          { key: 'end', kind: 'off', text: text(following.end), ahead: true },
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
