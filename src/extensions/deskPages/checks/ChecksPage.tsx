import { FormattedMessage, useIntl } from 'react-intl';
import { failureIn } from '../../../api/failureIn';
import type { Verdict } from '../../../contracts/wire/checks';
import { Button } from '../../../ui/actions/Button';
import { Table, type Column } from '../../../ui/lists/Table';
import { Status } from '../../../ui/marks/Status';
import type { StatusKind } from '../../../ui/marks/StatusMark';
import { Banner } from '../../../ui/notices/Banner';
import { LoadFailed } from '../../../ui/notices/LoadFailed';
import { Skeleton } from '../../../ui/page/Skeleton';
import { useGetChecksQuery } from '../checks.api';
import { DeskPart } from '../queue/DeskPart';
import styles from '../queue/Desk.module.css';

const answers: Readonly<Record<Verdict['answer'], { readonly mark: StatusKind; readonly label: string }>> = {
  no: { mark: 'refused', label: 'checks.answer.no' },
  yes: { mark: 'on', label: 'checks.answer.yes' },
  notSet: { mark: 'off', label: 'checks.answer.notSet' },
};

/** Shows the page `/desk/checks`: what works in the installation, and what does not, with the remedy. */
export function ChecksPage() {
  const intl = useIntl();
  const { data, error, isFetching, refetch } = useGetChecksQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  const wrong = data?.filter(({ answer }) => answer === 'no') ?? [];
  const others = data?.filter(({ answer }) => answer !== 'no') ?? [];
  const head = (id: string) => intl.formatMessage({ id });
  const columns: readonly Column<Verdict>[] = [
    {
      key: 'subject',
      stacked: 'lead',
      head: head('checks.column.subject'),
      cell: ({ subject }) => <span lang="en">{subject}</span>,
    },
    {
      key: 'answer',
      stacked: 'beside',
      head: head('checks.column.answer'),
      cell: ({ answer }) => (
        <span className={styles.whole}>
          <Status kind={answers[answer].mark}>
            <FormattedMessage id={answers[answer].label} />
          </Status>
        </span>
      ),
    },
    {
      key: 'text',
      stacked: 'plain',
      head: head('checks.column.text'),
      cell: ({ text }) => (
        <span className={styles.value} lang="en">
          {text}
        </span>
      ),
    },
  ];
  return (
    <DeskPart part="checks" lede="checks.lede">
      {error && (
        <LoadFailed
          failure={failureIn(error)}
          title={<FormattedMessage id="checks.failed" />}
          stale={data !== undefined}
          onRetry={refetch}
          retrying={isFetching}
        />
      )}
      {!data && !error && <Skeleton rows={8} />}
      {data && (
        <>
          <div className={styles.verdict}>
            <Banner
              tone={wrong.length > 0 ? 'error' : 'success'}
              live
              action={
                <Button small busy={isFetching} onClick={() => void refetch()}>
                  <FormattedMessage id="checks.again" />
                </Button>
              }
            >
              <FormattedMessage id="checks.wrong" values={{ count: wrong.length }} />
            </Banner>
          </div>
          <Table
            caption={<FormattedMessage id="desk.tab.checks" />}
            hideCaption
            columns={columns}
            rows={[...wrong, ...others]}
            rowKey={({ subject }) => subject}
          />
        </>
      )}
    </DeskPart>
  );
}
