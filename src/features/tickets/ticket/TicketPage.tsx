import { FormattedMessage, useIntl } from 'react-intl';
import { failureIn } from '../../../api/failureIn';
import { useFindTicketQuery } from '../../../api/tickets.api';
import { ButtonLink } from '../../../ui/actions/ButtonLink';
import { Empty } from '../../../ui/notices/Empty';
import { LoadFailed } from '../../../ui/notices/LoadFailed';
import { Page } from '../../../ui/page/Page';
import { Skeleton } from '../../../ui/page/Skeleton';
import { nameOf, titleMessages } from '../ticketTitle';
import { TicketActions } from '../TicketActions';
import { NextWaiting } from './NextWaiting';
import { TicketState } from './TicketState';
import { TicketView } from './TicketView';

/** Shows the page `/tickets/{key}`: one request or invitation. */
export function TicketPage({ ticketKey }: { readonly ticketKey: string }) {
  const intl = useIntl();
  const { currentData, error, isFetching, refetch } = useFindTicketQuery(ticketKey, {
    refetchOnMountOrArgChange: true,
    refetchOnFocus: true,
  });
  const ticket = currentData ?? undefined;
  return (
    <Page
      title={
        ticket ? intl.formatMessage({ id: titleMessages[ticket.type] }, { name: nameOf(ticket) }) : ticketKey
      }
      lede={ticket && <TicketState ticket={ticket} />}
      actions={ticket && <TicketActions ticket={ticket} />}
      onward={ticket && <NextWaiting ticketKey={ticketKey} />}
      breadcrumbs={[
        { key: 'home', label: <FormattedMessage id="service.home" />, to: '/' },
        { key: 'tickets', label: <FormattedMessage id="tickets.title" />, to: '/tickets' },
        { key: 'ticket', label: ticketKey },
      ]}
    >
      {error && (
        <LoadFailed
          failure={failureIn(error)}
          title={<FormattedMessage id="ticket.failed" />}
          stale={ticket !== undefined}
          onRetry={refetch}
          retrying={isFetching}
        />
      )}
      {currentData === null && (
        <Empty
          title={<FormattedMessage id="ticket.missing" />}
          action={
            <ButtonLink to="/tickets">
              <FormattedMessage id="ticket.missing.all" />
            </ButtonLink>
          }
        >
          <FormattedMessage id="ticket.missing.text" />
        </Empty>
      )}
      {currentData === undefined && !error && <Skeleton rows={8} shape="text" />}
      {ticket && <TicketView ticket={ticket} />}
    </Page>
  );
}
