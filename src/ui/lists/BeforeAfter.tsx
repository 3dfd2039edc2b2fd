import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import '../../i18n/texts/ui';
import { Table, type Column } from './Table';
import styles from './BeforeAfter.module.css';

/** A field whose value changes. */
export interface Changed {
  readonly key: string;
  readonly name: ReactNode;
  readonly before: ReactNode;
  readonly after: ReactNode;
}

export interface BeforeAfterProps {
  /** Caption for screen readers. */
  readonly caption: ReactNode;
  readonly rows: readonly Changed[];
}

/** Shows changed fields in a table, a row each, with the value before and after. */
export function BeforeAfter({ caption, rows }: BeforeAfterProps) {
  const intl = useIntl();
  const columns: readonly Column<Changed>[] = [
    { key: 'field', head: intl.formatMessage({ id: 'change.field' }), cell: ({ name }) => name },
    {
      key: 'before',
      head: intl.formatMessage({ id: 'change.before' }),
      cell: ({ before }) => <del className={styles.value}>{before}</del>,
    },
    {
      key: 'after',
      head: intl.formatMessage({ id: 'change.after' }),
      cell: ({ after }) => <ins className={styles.value}>{after}</ins>,
    },
  ];
  return (
    <Table caption={caption} hideCaption dense columns={columns} rows={rows} rowKey={({ key }) => key} />
  );
}
