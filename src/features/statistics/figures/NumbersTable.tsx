import { useMemo, useState, type ReactNode } from 'react';
import { FormattedMessage, useIntl, type IntlShape } from 'react-intl';
import { Link } from 'react-router';
import type { Counts } from '../../../contracts/domain/statistics/statistics';
import { Button } from '../../../ui/actions/Button';
import { classes } from '../../../ui/classes';
import { Foldable } from '../../../ui/page/Foldable';
import { Table, type Column } from '../../../ui/lists/Table';
import { differenceOf } from './comparison';
import { useCount, useDifference } from '../plot/usePlotTexts';
import styles from '../Statistics.module.css';

interface NumbersRow extends Counts {
  readonly key: string;
  readonly name: string;
  /** Query of the link that shows this unit by a finer scale. */
  readonly to?: string | undefined;
  /** The unit of the previous period that this one is compared with, if there is one. */
  readonly before?: { readonly name: string; readonly logins?: number } | undefined;
}

interface NumbersTableProps {
  readonly caption: string;
  readonly note?: ReactNode;
  /** Heading of the first column. */
  readonly head: string;
  readonly users: boolean;
  readonly compared?: boolean;
  readonly count: number;
  /** Called when the person follows the link of a row. */
  readonly onOpen?: (() => void) | undefined;
  /** Returns a row. Called only for rows that are shown: naming fifty thousand minutes would take seconds. */
  readonly rowAt: (index: number) => NumbersRow;
}

const shownAtFirst = 12;
const nothing = '–';

function beforeColumns(
  intl: IntlShape,
  count: (value: number | undefined) => string,
  difference: (value: number | undefined) => string,
): readonly Column<NumbersRow>[] {
  return [
    {
      key: 'before',
      head: intl.formatMessage({ id: 'statistics.before' }),
      cell: ({ before }) => before?.name ?? nothing,
    },
    {
      key: 'loginsBefore',
      head: intl.formatMessage({ id: 'statistics.loginsBefore' }),
      numeric: true,
      cell: ({ before }) => (before ? count(before.logins) : nothing),
    },
    {
      key: 'difference',
      head: intl.formatMessage({ id: 'statistics.difference' }),
      numeric: true,
      cell: (row) => (row.before ? difference(differenceOf(row)) : nothing),
    },
  ];
}

/** Shows the numbers of the plot as a table, which can be folded away. */
export function NumbersTable({
  caption,
  note,
  head,
  users,
  compared = false,
  count: rows,
  onOpen,
  rowAt,
}: NumbersTableProps) {
  const intl = useIntl();
  const count = useCount();
  const difference = useDifference();
  const [open, setOpen] = useState(true);
  const [all, setAll] = useState(false);
  const columns = useMemo(
    (): readonly Column<NumbersRow>[] => [
      {
        key: 'name',
        head,
        cell: ({ name, to }) =>
          to === undefined ? (
            name
          ) : (
            <Link to={{ search: to }} preventScrollReset onClick={onOpen}>
              {name}
            </Link>
          ),
      },
      {
        key: 'logins',
        head: intl.formatMessage({ id: 'statistics.logins' }),
        numeric: true,
        stacked: users || compared ? 'labelled' : 'beside',
        cell: ({ logins }) => count(logins),
      },
      ...(users
        ? [
            {
              key: 'users',
              head: intl.formatMessage({ id: 'statistics.users' }),
              numeric: true,
              cell: (row: NumbersRow) => count(row.users),
            },
          ]
        : []),
      ...(compared ? beforeColumns(intl, count, difference) : []),
    ],
    [intl, count, difference, head, users, compared, onOpen],
  );
  const shown = Array.from({ length: all ? rows : Math.min(rows, shownAtFirst) }, (_, index) => rowAt(index));

  return (
    <Foldable
      title={intl.formatMessage({ id: 'statistics.numbers' })}
      open={open}
      onToggle={() => setOpen(!open)}
    >
      {note && <p className={classes('muted small', styles.note)}>{note}</p>}
      <Table caption={caption} hideCaption columns={columns} rows={shown} rowKey={({ key }) => key} dense />
      {shown.length < rows && (
        <Button look="quiet" onClick={() => setAll(true)}>
          <FormattedMessage id="statistics.showAll" values={{ count: rows }} />
        </Button>
      )}
    </Foldable>
  );
}
