import { useMemo, useState, type ReactNode } from 'react';
import { FormattedMessage, useIntl, type IntlShape } from 'react-intl';
import { Link } from 'react-router';
import type { Counts } from '../../contracts/domain/statistics';
import { Button } from '../../ui/Button';
import { classes } from '../../ui/classes';
import { Foldable } from '../../ui/Foldable';
import { Table, type Column } from '../../ui/Table';
import { differenceOf } from './comparison';
import styles from './Statistics.module.css';
import { useCount, useDifference } from './usePlotWords';

export interface NumbersRow extends Counts {
  readonly key: string;
  readonly name: string;
  /** Query of the address of a closer look. */
  readonly to?: string | undefined;
  /** What it is compared with, where that has a counterpart. */
  readonly before?: { readonly name: string; readonly logins?: number } | undefined;
}

export interface NumbersTableProps {
  readonly caption: string;
  readonly note?: ReactNode;
  /** Head of the first column. */
  readonly head: string;
  readonly users: boolean;
  readonly compared?: boolean;
  readonly count: number;
  /** Called when a closer look is taken. */
  readonly onOpen?: (() => void) | undefined;
  /** Returns a row when it is shown: to name fifty thousand minutes takes seconds. */
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

/** The same numbers as in the plot, to be read; it can be folded away. */
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
