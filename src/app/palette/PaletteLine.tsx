import { memo } from 'react';
import { ConnectionCell } from '../../features/services/table/ConnectionCell';
import { TicketStatusText } from '../../features/tickets/TicketStatusText';
import { Icon } from '../../ui/marks/Icon';
import { Mark } from '../../ui/texts/Mark';
import type { Entry, LineStatus } from './entry';
import { placed } from '../../lib/basePath';
import styles from './Palette.module.css';

interface PaletteLineProps {
  readonly id: string;
  readonly place: number;
  readonly entry: Entry;
  readonly query: string;
  readonly active: boolean;
}

/** An entry that leads to an address is a link, so that the mouse can use it like any link. */
export const PaletteLine = memo(function PaletteLine({ id, place, entry, query, active }: PaletteLineProps) {
  const { icon, code, label, note, status, way } = entry;
  const option = { id, role: 'option', 'aria-selected': active, 'data-place': place, className: styles.line };
  const face = (
    <>
      <Icon name={icon} className={styles.icon} />
      <span>
        {code && (
          <>
            <code>{code}</code>{' '}
          </>
        )}
        <Mark text={label} query={query} />
        {note && (
          <>
            {' '}
            <span className={styles.note}>
              <Mark text={note} query={query} />
            </span>
          </>
        )}
      </span>
      {status && (
        <span className={styles.standing}>
          <StatusText status={status} />
        </span>
      )}
    </>
  );
  return way.kind === 'place' ? (
    <a {...option} href={placed(way.to)} tabIndex={-1}>
      {face}
    </a>
  ) : (
    <div {...option}>{face}</div>
  );
});

function StatusText({ status }: { readonly status: LineStatus }) {
  if (status.of === 'ticket') return <TicketStatusText status={status.status} />;
  return <ConnectionCell state={status.state} />;
}
