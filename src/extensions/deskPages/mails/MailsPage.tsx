import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation } from 'react-router';
import { failureIn } from '../../../api/failureIn';
import { MAIL_PAGE_SIZE, useGetMailsQuery } from '../mails.api';
import '../mails.texts';
import { Banner } from '../../../ui/notices/Banner';
import { Empty } from '../../../ui/notices/Empty';
import { LoadFailed } from '../../../ui/notices/LoadFailed';
import { Pagination } from '../../../ui/lists/Pagination';
import { Skeleton } from '../../../ui/page/Skeleton';
import { pageIn, withPage } from '../queue/deskAddress';
import { DeskPart } from '../queue/DeskPart';
import { MailsTable } from './MailsTable';
import styles from '../queue/Desk.module.css';

/**
 * Shows the page `/desk/mails`: the e-mails that the server has written, and to whom. Without a mail server
 * none are sent.
 */
export function MailsPage() {
  const intl = useIntl();
  const { pathname, search: query } = useLocation();
  const page = pageIn(query);
  const { data, currentData, error, isFetching, refetch } = useGetMailsQuery(page, {
    refetchOnMountOrArgChange: true,
    refetchOnFocus: true,
  });
  const shown = currentData ?? (error ? undefined : data);
  return (
    <DeskPart part="mails">
      {error && (
        <LoadFailed
          failure={failureIn(error)}
          title={<FormattedMessage id="mails.failed.list" />}
          stale={shown !== undefined}
          onRetry={refetch}
          retrying={isFetching}
        />
      )}
      {!shown && !error && <Skeleton rows={8} />}
      {shown && (
        <>
          {shown.mails.some(({ state }) => state === 'kept') && (
            <Banner>
              <FormattedMessage id="mails.notSent" />
            </Banner>
          )}
          <p className={shown.total > 0 ? styles.total : 'visually-hidden'} role="status">
            <FormattedMessage id="mails.total" values={{ count: shown.total }} />
          </p>
          {shown.mails.length === 0 ? (
            <Empty title={<FormattedMessage id="mails.empty" />}>
              <FormattedMessage id="mails.empty.text" />
            </Empty>
          ) : (
            <MailsTable mails={shown.mails} />
          )}
          <Pagination
            page={page}
            pageSize={MAIL_PAGE_SIZE}
            total={shown.total}
            label={intl.formatMessage({ id: 'mails.pages' })}
            to={(number) => ({ pathname, search: withPage(query, number) })}
          />
        </>
      )}
    </DeskPart>
  );
}
