import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { Link } from 'react-router';
import { usePerson } from '../../../store/person';
import type { Column } from '../../../ui/lists/Table';
import { cellEdits } from './cellEdits';
import { MatrixCell } from './MatrixCell';
import type { MatrixText } from './matrixText';
import type { SecurityColumn } from './securityAddress';
import { columnMessages } from './securityMessages';
import type { SecurityRow } from './securityRows';
import type { Edits } from './useEdits';
import styles from './Security.module.css';

/** Returns the columns of the matrix: the same ones for the same words, so that a row that stays is not rendered again. */
export function useMatrixColumns(
  texts: MatrixText,
  shown: readonly SecurityColumn[],
  people: boolean,
  edits: Edits | undefined,
): readonly Column<SecurityRow>[] {
  const intl = useIntl();
  const { installation } = usePerson();
  return useMemo(() => {
    const byColumn = cellEdits(intl, installation);
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
        const id = column === 'people' && !people ? 'security.column.logins' : columnMessages[column];
        const head = intl.formatMessage({ id });
        return {
          key: column,
          head,
          numeric: column === 'people',
          stacked: column === 'why' ? 'plain' : undefined,
          width: styles[column],
          cell: (row) => (
            <MatrixCell
              row={row}
              column={column}
              head={head}
              texts={texts}
              edits={edits}
              edit={byColumn[column]}
            />
          ),
        };
      });
    return [name, ...others];
  }, [intl, installation, texts, shown, people, edits]);
}
