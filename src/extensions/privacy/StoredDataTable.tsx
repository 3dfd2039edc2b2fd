import { FormattedMessage, useIntl } from 'react-intl';
import type { PrivacyFacts } from '../../contracts/wire/privacy';
import { Table, type Column } from '../../ui/lists/Table';
import { storedDataMessages, type RowKind } from './storedDataMessages';
import styles from './Privacy.module.css';

type StoredData = PrivacyFacts['kept'][number];
interface Row {
  readonly kind: RowKind;
  readonly days?: StoredData['days'];
}

const YEAR = 365;

/** Rows that no server can know: its log, and the reader's browser. */
const elsewhere: readonly Row[] = [{ kind: 'log' }, { kind: 'browser' }];

/** Lists what is kept, what for and until when. Kinds that a newer server has are left out, since nothing is known of them. */
export function StoredDataTable({ stored }: { readonly stored: readonly StoredData[] }) {
  const intl = useIntl();
  const head = (id: string) => intl.formatMessage({ id });
  const columns: Column<Row>[] = [
    {
      key: 'what',
      head: head('privacy.column.what'),
      cell: ({ kind }) => <FormattedMessage id={storedDataMessages[kind].what} />,
      width: styles.what,
    },
    {
      key: 'why',
      head: head('privacy.column.why'),
      cell: ({ kind }) => <FormattedMessage id={storedDataMessages[kind].why} />,
    },
    {
      key: 'until',
      head: head('privacy.column.until'),
      cell: (row) => <Until {...row} />,
    },
  ];
  return (
    <Table
      caption={head('privacy.kept')}
      hideCaption
      fixed
      columns={columns}
      rows={[...stored.filter(({ kind }) => kind in storedDataMessages), ...elsewhere]}
      rowKey={({ kind }) => kind}
    />
  );
}

function Until({ kind, days }: Row) {
  const { until, ever } = storedDataMessages[kind];
  if (days === undefined) return <FormattedMessage id={ever ?? until} />;
  const inYears = days % YEAR === 0;
  const period = (
    <FormattedMessage
      id={inYears ? 'privacy.years' : 'privacy.days'}
      values={inYears ? { years: days / YEAR } : { days }}
    />
  );
  return <FormattedMessage id={until} values={{ period }} />;
}
