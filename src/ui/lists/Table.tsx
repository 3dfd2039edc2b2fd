import { Fragment, memo, useId, useState, type ReactNode } from 'react';
import { classes } from '../classes';
import { PickBox } from '../fields/PickBox';
import { SortLink, type Sorting } from './SortLink';
import { usePlaces } from './usePlaces';
import styles from './Table.module.css';

export interface Column<Row> {
  readonly key: string;
  readonly head: ReactNode;
  /** Renders a cell. Where rows can be ticked, `nameId` is the id for the element that names the row. */
  readonly cell: (row: Row, nameId?: string) => ReactNode;
  /** True if the cells hold numbers, which are aligned to the end of the column. */
  readonly numeric?: boolean | undefined;
  /**
   * Place of the cell if rows stack, in narrow windows: `lead` opens the block, `beside` is at the end of its
   * first line, `plain` follows without a heading, `labelled` (the default) follows with the heading of the
   * column.
   */
  readonly stacked?: 'lead' | 'beside' | 'plain' | 'labelled' | undefined;
  /** Text of the heading, for `labelled` cells whose `head` is more than text. */
  readonly label?: string | undefined;
  readonly sorting?: Sorting | undefined;
  /** Class of the head that sets the width of the column in a `fixed` table. */
  readonly width?: string | undefined;
}

/** A column of checkboxes before the column that names the row. A ticked row has another background. */
export interface Picking<Row> {
  readonly head: ReactNode;
  /** Label of a box; the name of its row follows. */
  readonly verb: ReactNode;
  /** Keys of the rows that are ticked. */
  readonly picked: ReadonlySet<string>;
  /** The same function every time, or all rows are rendered again. */
  readonly onPick: (row: Row, picked: boolean) => void;
}

export interface TableProps<Row> {
  /** Says what the table holds; with `hideCaption` only to screen readers. */
  readonly caption: ReactNode;
  readonly hideCaption?: boolean | undefined;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string;
  readonly dense?: boolean | undefined;
  /** True if columns keep their widths with any content, so that nothing moves from page to page. */
  readonly fixed?: boolean | undefined;
  /**
   * Links that sort, by the key of their column. They are separate from `columns`, which can therefore stay
   * the same object, so that unchanged rows are not rendered again.
   */
  readonly sortings?: Readonly<Partial<Record<string, Sorting>>> | undefined;
  readonly picking?: Picking<Row> | undefined;
  /**
   * True if new rows reuse the elements of removed ones, which is faster. Only if no cell keeps a state that
   * belongs to its row. While the focus is in the rows, nothing changes under it.
   */
  readonly reuse?: boolean | undefined;
  /** Id of the rows, to which a skip link can lead. */
  readonly rowsId?: string | undefined;
  /** Renders what is under a row, over all of its columns; nothing for a row of one line. */
  readonly below?: ((row: Row) => ReactNode) | undefined;
}

const none: readonly string[] = [];

/** Shows a table. Its first column, apart from checkboxes, names the row. In narrow windows each row becomes a block. */
export function Table<Row>(props: TableProps<Row>) {
  const { caption, hideCaption, columns, rows, rowKey, dense, fixed, sortings, picking, rowsId, below } =
    props;
  const id = useId();
  const [focused, setFocused] = useState(false);
  const places = usePlaces(props.reuse ? rows.map(rowKey) : none, !focused);
  const verbId = `${id}verb`;
  const sortingOf = ({ key, sorting }: Column<Row>) => sorting ?? sortings?.[key];

  const besides = columns.some(({ stacked }) => stacked === 'beside');
  const looks = [
    dense && styles.dense,
    fixed && styles.fixed,
    picking && styles.picking,
    besides && styles.besides,
  ];

  return (
    <div className={styles.box}>
      <table className={classes(styles.table, ...looks)}>
        <caption className={hideCaption ? 'visually-hidden' : styles.caption}>{caption}</caption>
        <thead>
          <tr>
            {picking && (
              <td className={styles.pick}>
                {picking.head}
                <span hidden id={verbId}>
                  {picking.verb}
                </span>
              </td>
            )}
            {columns.map((column) => {
              const sorting = sortingOf(column);
              return (
                <th
                  key={column.key}
                  scope="col"
                  aria-sort={sorting?.direction}
                  className={classes(column.numeric && styles.numeric, column.width)}
                >
                  {sorting ? <SortLink {...sorting}>{column.head}</SortLink> : column.head}
                </th>
              );
            })}
          </tr>
        </thead>
        <tbody
          id={rowsId}
          tabIndex={rowsId ? -1 : undefined}
          onFocus={() => setFocused(true)}
          onBlur={() => setFocused(false)}
        >
          {rows.map((row) => {
            const key = rowKey(row);
            const picked = picking?.picked.has(key) ?? false;
            const more = below?.(row);
            return (
              <Fragment key={places.get(key) ?? key}>
                <MemoisedRow
                  row={row}
                  columns={columns}
                  verbId={verbId}
                  nameId={picking && `${id}${key}`}
                  picked={picked}
                  above={Boolean(more)}
                  onPick={picking?.onPick}
                />
                {more && (
                  <tr className={styles.below} data-picked={picked || undefined}>
                    {picking && <td className={styles.pick} />}
                    <td colSpan={columns.length}>{more}</td>
                  </tr>
                )}
              </Fragment>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

interface RowProps<Row> {
  readonly row: Row;
  readonly columns: readonly Column<Row>[];
  readonly verbId: string;
  /** Absent if rows cannot be ticked. */
  readonly nameId: string | undefined;
  readonly picked: boolean;
  /** True if something is under the row. */
  readonly above: boolean;
  readonly onPick: Picking<Row>['onPick'] | undefined;
}

function RowOf<Row>({ row, columns, verbId, nameId, picked, above, onPick }: RowProps<Row>) {
  return (
    <tr className={above ? styles.above : undefined} data-picked={picked || undefined}>
      {nameId && onPick && (
        <td className={styles.pick}>
          <PickBox
            name={{ 'aria-labelledby': `${verbId} ${nameId}` }}
            checked={picked}
            onChange={(on) => onPick(row, on)}
          />
        </td>
      )}
      {columns.map((column, index) =>
        index === 0 ? (
          <th key={column.key} scope="row" {...cellProps({ stacked: 'lead', ...column })}>
            {column.cell(row, nameId)}
          </th>
        ) : (
          <td key={column.key} {...cellProps(column)}>
            {column.cell(row)}
          </td>
        ),
      )}
    </tr>
  );
}

// The type of `memo` loses the type parameter of a component.
const MemoisedRow = memo(RowOf) as typeof RowOf;

function cellProps<Row>(column: Column<Row>) {
  const stacked = column.stacked ?? 'labelled';
  const label = column.label ?? (typeof column.head === 'string' ? column.head : undefined);
  return {
    className: classes(styles[stacked], column.numeric && styles.numeric),
    'data-label': stacked === 'labelled' ? label : undefined,
  };
}
