import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import type { DeskTicketDetail } from '../../../contracts/wire/desk';
import { typeMessages } from '../../../i18n/ticketTypeWords';
import { useFormat } from '../../../i18n/useFormat';
import { KeyValue, type KeyValueItem } from '../../../ui/KeyValue';
import styles from '../Desk.module.css';

/** Says who asks what for whom, in their own words. */
export function RequestFacts({ ticket }: { readonly ticket: DeskTicketDetail }) {
  const { dateTime } = useFormat();
  const { type, institution, institutionEntityId, service, serviceEntityId, serviceId, serviceType } = ticket;
  const { userName, userEmail, contactEmail, emailTo, requestedAt, body, personalMessage } = ticket;
  const address = serviceId !== undefined && serviceType && `/apps/${serviceId}/${serviceType}/about`;
  const fact = (key: string, id: string, value: string | undefined): KeyValueItem[] =>
    value
      ? [{ key, term: <FormattedMessage id={id} />, value: <span className={styles.value}>{value}</span> }]
      : [];
  return (
    <KeyValue
      items={[
        {
          key: 'type',
          term: <FormattedMessage id="desk.fact.type" />,
          value: <FormattedMessage id={typeMessages[type]} />,
        },
        {
          key: 'institution',
          term: <FormattedMessage id="desk.fact.institution" />,
          value: <Named name={institution} entityId={institutionEntityId} />,
        },
        ...(service && serviceEntityId
          ? [
              {
                key: 'service',
                term: <FormattedMessage id="desk.fact.service" />,
                value: (
                  <Named
                    name={address ? <Link to={address}>{service}</Link> : service}
                    entityId={service === serviceEntityId ? undefined : serviceEntityId}
                  />
                ),
              },
            ]
          : []),
        {
          key: 'user',
          term: <FormattedMessage id="desk.fact.askedBy" />,
          value: [userName, userEmail].filter(Boolean).join(', '),
        },
        {
          key: 'when',
          term: <FormattedMessage id="desk.fact.when" />,
          value: <time dateTime={requestedAt}>{dateTime(requestedAt)}</time>,
        },
        ...fact('contact', 'desk.fact.contact', contactEmail),
        ...fact('recipients', 'desk.fact.recipients', emailTo),
        ...fact('message', 'desk.message', personalMessage),
        ...fact('text', 'desk.text', body),
      ]}
    />
  );
}

function Named({ name, entityId }: { readonly name: ReactNode; readonly entityId: string | undefined }) {
  return (
    <>
      {name}
      {entityId && entityId !== name && <span className={styles.note}>{entityId}</span>}
    </>
  );
}
