import { FormattedMessage, useIntl } from 'react-intl';
import { Link, useLocation } from 'react-router';
import { DESK_EXTENSION } from '../contract/desk';
import type { MailSummary } from '../../../contracts/wire/mail';
import { useFormat } from '../../../i18n/useFormat';
import { usePerson } from '../../../store/person';
import { Table, type Column } from '../../../ui/lists/Table';
import { MailState } from './MailState';
import { addressText, kindMessages } from './mailMessages';
import styles from '../queue/Desk.module.css';

export function MailsTable({ mails }: { readonly mails: readonly MailSummary[] }) {
  const intl = useIntl();
  const { dateTime } = useFormat();
  const { search } = useLocation();
  const { extensions } = usePerson().installation;
  const head = (id: string) => intl.formatMessage({ id });
  const columns: readonly Column<MailSummary>[] = [
    {
      key: 'subject',
      head: head('mails.column.subject'),
      cell: ({ id, subject, language, kind }) => (
        <>
          <Link to={`/desk/mails/${id}`} state={{ mails: search }}>
            <span lang={language}>{subject}</span>
          </Link>
          <span className={styles.note}>
            <FormattedMessage id={kindMessages[kind]} />
          </span>
        </>
      ),
    },
    {
      key: 'to',
      head: head('mails.column.to'),
      cell: ({ to, cc }) => (
        <>
          {to.map(addressText).join(', ')}
          {cc.length > 0 && (
            <span className={styles.note}>
              <FormattedMessage id="mails.cc" /> {cc.map(addressText).join(', ')}
            </span>
          )}
        </>
      ),
    },
    {
      key: 'ticket',
      head: head('mails.column.ticket'),
      cell: ({ jiraKey }) =>
        jiraKey && extensions.includes(DESK_EXTENSION) ? (
          <Link className={styles.key} to={`/desk/${jiraKey}`}>
            {jiraKey}
          </Link>
        ) : (
          jiraKey
        ),
    },
    {
      key: 'when',
      head: head('mails.column.when'),
      cell: ({ createdAt }) => (
        <time className={styles.whole} dateTime={createdAt}>
          {dateTime(createdAt)}
        </time>
      ),
    },
    {
      key: 'state',
      head: head('mails.column.state'),
      cell: ({ state, failure }) => (
        <>
          <span className={styles.whole}>
            <MailState state={state} />
          </span>
          {failure && <span className={styles.note}>{failure}</span>}
        </>
      ),
    },
  ];
  return (
    <Table
      caption={<FormattedMessage id="mails.title" />}
      hideCaption
      columns={columns}
      rows={mails}
      rowKey={({ id }) => String(id)}
    />
  );
}
