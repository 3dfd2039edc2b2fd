import { useEffect, useMemo, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button, ButtonGroup } from '../../ui/actions/Button';
import { Table } from '../../ui/lists/Table';
import { useIdentityColumns } from './useIdentityColumns';
import type { IdentityTableProps } from './identityTableProps';
import styles from './Identities.module.css';

/** Number of rows that are added at once: a thousand would be slow to draw, and slow to walk through by keyboard. */
const portion = 50;

export function IdentityTable({ institutions, roles, question, taken, onActAs }: IdentityTableProps) {
  const intl = useIntl();
  const columns = useIdentityColumns({ roles, question, taken, onActAs });
  const [shown, setShown] = useState(portion);
  const box = useRef<HTMLDivElement>(null);
  const rows = useMemo(() => institutions.slice(0, shown), [institutions, shown]);
  const more = Math.min(portion, institutions.length - rows.length);

  useEffect(() => {
    // The pressed button may be gone, so the focus goes to the first new row.
    if (shown > portion)
      box.current?.querySelectorAll('tbody tr')[shown - portion]?.querySelector('button')?.focus();
  }, [shown]);

  return (
    <div className={styles.list} ref={box}>
      <Table
        caption={intl.formatMessage({ id: 'identities.caption' })}
        hideCaption
        columns={columns}
        rows={rows}
        rowKey={({ entityId }) => entityId}
      />
      {more > 0 && (
        <ButtonGroup>
          <Button onClick={() => setShown(shown + portion)}>
            <FormattedMessage id="identities.more" values={{ count: more }} />
          </Button>
          <span className="small muted">
            <FormattedMessage
              id="identities.shown"
              values={{ shown: rows.length, total: institutions.length }}
            />
          </span>
        </ButtonGroup>
      )}
    </div>
  );
}
