import type { ReactNode, Ref } from 'react';
import { FormattedMessage } from 'react-intl';
import '../../i18n/texts/selection';
import { Button } from './Button';
import { useRootMark } from '../page/useRootMark';
import styles from './SelectionBar.module.css';

export interface SelectionBarProps {
  /** Accessible name. */
  readonly label: string;
  /** Number of selected rows; 0 if only an outcome is left to say. */
  readonly count: number;
  /** Shown in place of the count: a menu whose button says it. */
  readonly menu?: ReactNode;
  /** What the selection consists of, or what became of the last action; it moves no verb. */
  readonly note?: ReactNode;
  /** Buttons, links and menus. */
  readonly children?: ReactNode;
  /** Shown below the line, over the rows: a form, an outcome or a reason. */
  readonly below?: ReactNode;
  /** Absent while the selection cannot be given up. */
  readonly onClear?: (() => void) | undefined;
  /** The bar itself takes the focus if the focused element has disappeared. */
  readonly ref?: Ref<HTMLDivElement> | undefined;
}

/** Says how many rows are selected, and what can be done with all of them, on one line of a `SelectionPlace`. */
export function SelectionBar(props: SelectionBarProps) {
  const { label, count, menu, note, children, below, onClear, ref } = props;
  useRootMark('selectionBar');
  return (
    <div ref={ref} className={styles.bar} data-bar role="group" aria-label={label} tabIndex={-1}>
      {menu}
      <p className={menu ? 'visually-hidden' : styles.count} role="status">
        {count > 0 && <FormattedMessage id="selection.count" values={{ count }} />}
      </p>
      <div className={styles.verbs}>{children}</div>
      {note && <p className={styles.note}>{note}</p>}
      {onClear && (
        <Button look="quiet" small onClick={onClear}>
          <FormattedMessage id="selection.clear" />
        </Button>
      )}
      {below && <div className={styles.below}>{below}</div>}
    </div>
  );
}
