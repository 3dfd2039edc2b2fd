import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation } from 'react-router';
import { useGetDeskTicketQuery } from '../desk.api';
import { failureIn } from '../../../api/failureIn';
import { isTicketKey } from '../../../contracts/domain/tickets/ticketRules';
import '../desk.texts';
import { ButtonLink } from '../../../ui/actions/ButtonLink';
import { Empty } from '../../../ui/notices/Empty';
import { LoadFailed } from '../../../ui/notices/LoadFailed';
import { Page } from '../../../ui/page/Page';
import { Skeleton } from '../../../ui/page/Skeleton';
import type { StepActor } from './stepActor';
import { titleIn } from '../queue/deskTitle';
import { TicketState } from './TicketState';
import { TicketView } from './TicketView';

interface DeskTicketPageProps {
  readonly ticketKey: string;
  readonly actor: StepActor | undefined;
  /** Number of steps taken on this page. */
  readonly taken: number;
}

/** Shows the page `/desk/{key}`: the request, what it changes, what has happened, and what can be done. */
export function DeskTicketPage({ ticketKey, actor, taken }: DeskTicketPageProps) {
  const intl = useIntl();
  const queue = `/desk${useQueue()}`;
  const known = isTicketKey(ticketKey);
  const { data, error, isFetching, refetch } = useGetDeskTicketQuery(ticketKey, {
    skip: !known,
    refetchOnMountOrArgChange: true,
    refetchOnFocus: true,
  });
  const ticket = data?.jiraKey === ticketKey ? data : undefined;
  const failure = error && failureIn(error);
  const missing = !known || failure?.kind === 'notFound';
  return (
    <Page
      title={ticket ? titleIn(intl, ticket) : ticketKey}
      lede={ticket && <TicketState ticket={ticket} />}
      breadcrumbs={[
        { key: 'desk', label: <FormattedMessage id="desk.title" />, to: queue },
        { key: 'ticket', label: ticketKey },
      ]}
    >
      {missing && (
        <Empty
          title={<FormattedMessage id="desk.missing" />}
          action={
            <ButtonLink to={queue}>
              <FormattedMessage id="desk.back" />
            </ButtonLink>
          }
        >
          <FormattedMessage id="desk.missing.text" />
        </Empty>
      )}
      {failure && !missing && (
        <LoadFailed
          failure={failure}
          title={<FormattedMessage id="desk.failed.ticket" />}
          stale={ticket !== undefined}
          onRetry={refetch}
          retrying={isFetching}
        />
      )}
      {!ticket && !error && known && <Skeleton rows={8} shape="text" />}
      {ticket && !missing && <TicketView ticket={ticket} actor={actor} taken={taken} />}
    </Page>
  );
}

/** Returns the query of the queue that the person came from; '' if there is none. */
function useQueue(): string {
  const { state } = useLocation();
  const given: { readonly queue?: unknown } = typeof state === 'object' && state !== null ? state : {};
  return typeof given.queue === 'string' && given.queue.startsWith('?') ? given.queue : '';
}
