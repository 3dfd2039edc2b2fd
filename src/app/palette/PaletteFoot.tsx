import { FormattedMessage } from 'react-intl';
import { isMac } from '../../lib/isMac';
import { Keys } from '../../ui/marks/Keys';
import styles from './Palette.module.css';

/** The keys, for eyes: a field with a list tells them by itself. */
export function PaletteFoot() {
  const hints = [
    { id: 'palette.key.move', keys: ['↑', '↓'] },
    { id: 'palette.key.open', keys: ['↵'] },
    { id: 'palette.key.newTab', keys: [isMac() ? '⌘' : 'Ctrl', '↵'] },
    { id: 'palette.key.close', keys: ['Esc'] },
  ];
  return (
    <div className={styles.foot} aria-hidden="true">
      {hints.map(({ id, keys }) => (
        <span key={id}>
          <Keys keys={keys} /> <FormattedMessage id={id} />
        </span>
      ))}
    </div>
  );
}
