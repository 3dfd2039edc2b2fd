import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { Link } from 'react-router';
import type { Institution } from '../../contracts/domain/person/person';
import type { Column } from '../../ui/lists/Table';
import type { ComparedRow } from './comparedRows';
import type { SideName } from './pairAddress';
import { ServiceSide } from './ServiceSide';
import type { SettingText } from './settingText';
import { useConnectable } from './useConnectable';
import styles from './Compare.module.css';

/** Returns the columns: the same ones for the same words, so that a row that stays is not rendered again. */
export function useComparedColumns(
  textOf: SettingText,
  institutions: readonly [Institution, Institution],
  nameOf: (institution: Institution) => string,
): readonly Column<ComparedRow>[] {
  const intl = useIntl();
  const connectable = useConnectable();
  return useMemo(() => {
    const side = (name: SideName, institution: Institution): Column<ComparedRow> => ({
      key: name,
      head: nameOf(institution),
      cell: (row) => (
        <ServiceSide
          service={row[name]}
          row={row}
          textOf={textOf}
          connectable={connectable(row.service, institution)}
        />
      ),
    });
    return [
      {
        key: 'name',
        head: intl.formatMessage({ id: 'comparison.service' }),
        width: styles.name,
        cell: ({ service: { id, type, name, organisation } }) => (
          <>
            <Link to={`/apps/${id}/${type}/about`}>{name}</Link>
            <span className={styles.organisation}>{organisation}</span>
          </>
        ),
      },
      side('a', institutions[0]),
      side('b', institutions[1]),
    ];
  }, [intl, nameOf, connectable, textOf, institutions]);
}
