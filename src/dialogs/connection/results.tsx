import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button } from '../../ui/Button';
import type { ResultTone } from '../../ui/Result';
import { Timeline } from '../../ui/Timeline';
import { useDialogFrame } from '../frame/dialogFrame';
import { Notice } from '../frame/Notice';
import { Ticket, TicketsLink } from './Ticket';
import { useRequest, type RequestPanelProps } from './useConnection';

/** What was done, what the desk does next, and how it ends. */
export interface Following {
  readonly done: string;
  readonly desk: string;
  readonly end: string;
}

/** A request that goes on as a ticket; without `showsKey` the server told none. */
export function filed(messageId: string, following: Following, showsKey = true) {
  return function Filed({ actor }: RequestPanelProps) {
    const { ticketKey } = useRequest(actor);
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

/** Something after which there is nothing left to do here. */
export function settled(tone: ResultTone, messageId: string, after?: ReactNode) {
  return function Settled({ actor }: RequestPanelProps) {
    const { service, institution } = useRequest(actor);
    return (
      <Notice tone={tone} footer={<DoneButton />}>
        <p>
          <FormattedMessage id={messageId} values={{ service, institution }} />
        </p>
        {after}
      </Notice>
    );
  };
}

function WhatFollows({ actor, following }: RequestPanelProps & { readonly following: Following }) {
  const { service } = useRequest(actor);
  const text = (id: string) => <FormattedMessage id={id} values={{ service }} />;
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
