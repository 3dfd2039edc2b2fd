import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import type { TicketFact } from '../../../contracts/domain/tickets/ticketFact';
import type { DeskTicketDetail } from '../../../contracts/wire/desk';
import { typeMessages } from '../../../i18n/messages/ticketTypeMessages';
import { useFormat } from '../../../i18n/useFormat';
import { KeyValue } from '../../../ui/lists/KeyValue';
import { namedFacts, type NamedFact } from '../../../ui/lists/namedFacts';
import styles from '../queue/Desk.module.css';

/**
 * Shows the requester, the request and its beneficiary, in their own words; the change has its own section.
 */
export function RequestFacts({ ticket }: { readonly ticket: DeskTicketDetail }) {
  const { dateTime } = useFormat();
  const { type, institution, institutionEntityId, service, serviceEntityId, serviceId, serviceType } = ticket;
  const { userName, userEmail, contactEmail, emailTo, requestedAt, body, personalMessage } = ticket;
  const address = serviceId !== undefined && serviceType && `/apps/${serviceId}/${serviceType}/about`;
  const written = (term: string, text: string | undefined): NamedFact =>
    text ? { term, value: <span className={styles.value}>{text}</span> } : null;
  const facts = {
    type: { term: 'desk.fact.type', value: <FormattedMessage id={typeMessages[type]} /> },
    institution: {
      term: 'desk.fact.institution',
      value: <Named name={institution} entityId={institutionEntityId} />,
    },
    service:
      service && serviceEntityId
        ? {
            term: 'desk.fact.service',
            value: (
              <Named
                name={address ? <Link to={address}>{service}</Link> : service}
                entityId={service === serviceEntityId ? undefined : serviceEntityId}
              />
            ),
          }
        : null,
    userName: { term: 'desk.fact.askedBy', value: [userName, userEmail].filter(Boolean).join(', ') },
    requestedAt: {
      term: 'desk.fact.when',
      value: <time dateTime={requestedAt}>{dateTime(requestedAt)}</time>,
    },
    contactEmail: written('desk.fact.contact', contactEmail),
    emailTo: written('desk.fact.recipients', emailTo),
    personalMessage: written('desk.message', personalMessage),
    body: written('desk.text', body),
  } satisfies Record<Exclude<TicketFact, 'change'>, NamedFact>;
  return <KeyValue items={namedFacts(facts)} />;
}

function Named({ name, entityId }: { readonly name: ReactNode; readonly entityId: string | undefined }) {
  return (
    <>
      {name}
      {entityId && entityId !== name && <span className={styles.note}>{entityId}</span>}
    </>
  );
}
