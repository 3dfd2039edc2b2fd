import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { Link } from 'react-router';
import { Icon } from '../../ui/Icon';
import type { Column } from '../../ui/Table';
import { columnOf, type MatrixWords } from './matrixWords';
import type { SecurityColumn } from './securityAddress';
import type { SecurityRow } from './securityRows';
import styles from './Security.module.css';

/** Returns the columns of the matrix: the same ones for the same words, so that a row that stays is not rendered again. */
export function useMatrixColumns(
  words: MatrixWords,
  shown: readonly SecurityColumn[],
  people: boolean,
): readonly Column<SecurityRow>[] {
  const intl = useIntl();
  return useMemo(() => {
    const name: Column<SecurityRow> = {
      key: 'name',
      head: intl.formatMessage({ id: 'security.column.name' }),
      width: styles.name,
      cell: ({ service }, nameId) => (
        <>
          <Link id={nameId} to={`/apps/${service.id}/${service.type}/about`}>
            {service.name}
          </Link>
          <span className={styles.organisation}>{service.organisation}</span>
        </>
      ),
    };
    const others = shown
      .filter((column) => column !== 'name')
      .map((column): Column<SecurityRow> => {
        const head = column === 'people' && !people ? 'logins' : column;
        return {
          key: column,
          head: intl.formatMessage({ id: `security.column.${head}` }),
          numeric: column === 'people',
          width: styles[column],
          cell: (row) => <Cell row={row} column={column} words={words} />,
        };
      });
    return [name, ...others];
  }, [intl, words, shown, people]);
}

interface CellProps {
  readonly row: SecurityRow;
  readonly column: SecurityColumn;
  readonly words: MatrixWords;
}

/** Says what is set, and below it why that is not enough. */
function Cell({ row, column, words }: CellProps) {
  const intl = useIntl();
  const gaps = row.gaps.filter(({ rule }) => columnOf[rule] === column);
  const text = words.cell(row, column) ?? intl.formatMessage({ id: 'security.coming' });
  if (gaps.length === 0) return <span className={styles.value}>{text}</span>;
  return (
    <>
      <span className={styles.gap}>
        <Icon name="warning" />
        {text}
      </span>
      {gaps.map((gap) => (
        <span key={gap.rule} className={styles.reason}>
          {words.reason(gap)}
        </span>
      ))}
    </>
  );
}
