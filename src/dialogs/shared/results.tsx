import type { ComponentType, ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import '../../i18n/texts/dialogs';
import { Button } from '../../ui/actions/Button';
import type { ResultTone } from '../../ui/notices/Result';
import { Timeline } from '../../ui/lists/Timeline';
import { useDialogFrame } from '../frame/dialogFrame';
import { Notice } from '../frame/Notice';
import { Ticket, TicketLink } from './Ticket';
import { useNames, useTicketKey, type NamingActor, type RequestPanelProps } from './useRequest';

/** Texts about the result, the desk's next step, and the end. */
export interface Following {
  readonly done: string;
  readonly desk: string;
  readonly end: string;
}

/** Says that a ticket was created; without `showsKey` the server sent no key. `Beside` adds other results. */
export function filedPanel<Actor extends RequestPanelProps['actor']>(
  messageId: string,
  following: Following,
  showsKey = true,
  Beside?: ComponentType<{ readonly actor: Actor }>,
) {
  return function Filed({ actor }: { readonly actor: Actor }) {
    const ticketKey = useTicketKey(actor);
    const footer = (
      <>
        <TicketLink ticketKey={showsKey ? ticketKey : null} />
        <DoneButton />
      </>
    );
    return (
      <Notice tone="success" footer={footer} after={<NextSteps actor={actor} following={following} />}>
        <p>
          <FormattedMessage id={messageId} />
        </p>
        {showsKey && ticketKey && <Ticket ticketKey={ticketKey} />}
        {Beside && <Beside actor={actor} />}
      </Notice>
    );
  };
}

/** Shows an outcome after which the dialog has no further step. */
export function settledPanel<Actor extends NamingActor>(
  tone: ResultTone,
  messageId: string,
  after?: ReactNode,
  Beside?: ComponentType<{ readonly actor: Actor }>,
) {
  return function Settled({ actor }: { readonly actor: Actor }) {
    const names = useNames(actor);
    return (
      <Notice tone={tone} footer={<DoneButton />}>
        <p>
          <FormattedMessage id={messageId} values={names} />
        </p>
        {Beside && <Beside actor={actor} />}
        {after}
      </Notice>
    );
  };
}

function NextSteps({ actor, following }: RequestPanelProps & { readonly following: Following }) {
  const { service } = useNames(actor);
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

export function DoneButton() {
  const { dismiss } = useDialogFrame();
  return (
    <Button look="primary" onClick={dismiss}>
      <FormattedMessage id="dialog.done" />
    </Button>
  );
}
