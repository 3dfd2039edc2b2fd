import { memo, useId, type ReactNode } from 'react';
import { classes } from './classes';
import { PickBox } from './PickBox';
import { SortLink, type Sorting } from './SortLink';
import styles from './Table.module.css';

export interface Column<Row> {
  readonly key: string;
  readonly head: ReactNode;
  /** In the column that names the row, `nameId` is for the element that names it, where rows can be ticked. */
  readonly cell: (row: Row, nameId?: string) => ReactNode;
  /** Numbers stand at the end of their column. */
  readonly numeric?: boolean | undefined;
  /**
   * Place of the cell where rows stack (narrow windows): `lead` opens the block, `beside` stands at the end of its first
   * line, `plain` follows without, `labelled` (default) with the column's heading.
   */
  readonly stacked?: 'lead' | 'beside' | 'plain' | 'labelled' | undefined;
  /** Text of the head, for `labelled` cells whose head is more than text. */
  readonly label?: string | undefined;
  readonly sorting?: Sorting | undefined;
  /** Class of the head that sets the column's width, in a table whose widths are `fixed`. */
  readonly width?: string | undefined;
}

/** A column of boxes to tick, before the one that names the row. A row whose box is ticked shows that by its ground. */
export interface Picking<Row> {
  readonly head: ReactNode;
  /** What a box does; the name of its row follows. */
  readonly verb: ReactNode;
  /** Keys of the rows that are ticked. */
  readonly picked: ReadonlySet<string>;
  /** The same function every time, or all rows are rendered again. */
  readonly onPick: (row: Row, picked: boolean) => void;
}

export interface TableProps<Row> {
  /** Says what the table holds; `hideCaption` keeps it for assistive technology. */
  readonly caption: ReactNode;
  readonly hideCaption?: boolean | undefined;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string;
  readonly dense?: boolean | undefined;
  /** The columns keep their widths whatever the rows hold, so nothing moves with a search or a page. */
  readonly fixed?: boolean | undefined;
  /** Sortings by the column's key, apart from columns that are made once: then rows that stay are not rendered again. */
  readonly sortings?: Readonly<Partial<Record<string, Sorting>>> | undefined;
  readonly picking?: Picking<Row> | undefined;
  /** Id of the rows, for a link that skips what stands before them. */
  readonly rowsId?: string | undefined;
}

/** The first column, past the one to tick, names the row. In narrow windows each row becomes a block. */
export function Table<Row>(props: TableProps<Row>) {
  const { caption, hideCaption, columns, rows, rowKey, dense, fixed, sortings, picking, rowsId } = props;
  const id = useId();
  const verbId = `${id}verb`;
  const sortingOf = ({ key, sorting }: Column<Row>) => sorting ?? sortings?.[key];

  const looks = [dense && styles.dense, fixed && styles.fixed, picking && styles.picking];

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
                  className={classes(column.numeric && styles.numeric, column.width) || undefined}
                >
                  {sorting ? <SortLink {...sorting}>{column.head}</SortLink> : column.head}
                </th>
              );
            })}
          </tr>
        </thead>
        <tbody id={rowsId} tabIndex={rowsId ? -1 : undefined}>
          {rows.map((row) => {
            const key = rowKey(row);
            return (
              <MemoisedRow
                key={key}
                row={row}
                columns={columns}
                verbId={verbId}
                nameId={picking && `${id}${key}`}
                picked={picking?.picked.has(key) ?? false}
                onPick={picking?.onPick}
              />
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
  /** Absent where rows cannot be ticked. */
  readonly nameId: string | undefined;
  readonly picked: boolean;
  readonly onPick: Picking<Row>['onPick'] | undefined;
}

function RowOf<Row>({ row, columns, verbId, nameId, picked, onPick }: RowProps<Row>) {
  return (
    <tr data-picked={picked || undefined}>
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

// `memo` forgets that a component is generic.
const MemoisedRow = memo(RowOf) as typeof RowOf;

function cellProps<Row>(column: Column<Row>) {
  const stacked = column.stacked ?? 'labelled';
  const label = column.label ?? (typeof column.head === 'string' ? column.head : undefined);
  return {
    className: classes(styles[stacked], column.numeric && styles.numeric),
    'data-label': stacked === 'labelled' ? label : undefined,
  };
}
