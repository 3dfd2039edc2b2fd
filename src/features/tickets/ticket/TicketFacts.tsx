import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import type { Ticket } from '../../../contracts/domain/ticket';
import { isInvitation } from '../../../contracts/domain/ticketRules';
import { typeMessages } from '../../../i18n/ticketTypeWords';
import { useFormat } from '../../../i18n/useFormat';
import { KeyValue, type KeyValueItem } from '../../../ui/KeyValue';
import { nameOf } from '../ticketTitle';

/** Says who asks for what, and when; leaves out what is not known. */
export function TicketFacts({ ticket }: { readonly ticket: Ticket }) {
  const { ticketDate } = useFormat();
  const { type, serviceId, serviceType, serviceEntityId, institutionName } = ticket;
  const { userName, emailTo, requestedAt, updatedAt } = ticket;
  const invited = isInvitation(type);
  const name = nameOf(ticket);
  const items: (KeyValueItem | false)[] = [
    {
      key: 'type',
      term: <FormattedMessage id="ticket.fact.type" />,
      value: <FormattedMessage id={typeMessages[type]} />,
    },
    serviceEntityId !== '' && {
      key: 'service',
      term: <FormattedMessage id="ticket.fact.service" />,
      value: serviceId ? <Link to={`/apps/${serviceId}/${serviceType}/about`}>{name}</Link> : name,
    },
    { key: 'institution', term: <FormattedMessage id="ticket.fact.institution" />, value: institutionName },
    userName !== '' && {
      key: 'user',
      term: <FormattedMessage id={invited ? 'ticket.fact.sentBy' : 'ticket.fact.askedBy'} />,
      value: userName,
    },
    emailTo.length > 0 && {
      key: 'recipients',
      term: <FormattedMessage id="ticket.fact.recipients" />,
      value: emailTo.map((address) => <EmailAddress key={address} address={address} />),
    },
    { key: 'requested', term: <FormattedMessage id="ticket.fact.when" />, value: ticketDate(requestedAt) },
    updatedAt !== undefined && {
      key: 'updated',
      term: <FormattedMessage id="ticket.updated" />,
      value: ticketDate(updatedAt),
    },
  ];
  return <KeyValue narrow items={items.filter((item) => item !== false)} />;
}

/** Shows an address on a line of its own, which breaks at the `@` where it is too long. */
function EmailAddress({ address }: { readonly address: string }) {
  const [mailbox, domain] = address.split('@');
  return (
    <div>
      {mailbox}
      {domain && (
        <>
          @<wbr />
          {domain}
        </>
      )}
    </div>
  );
}
