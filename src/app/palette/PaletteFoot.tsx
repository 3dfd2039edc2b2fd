import { FormattedMessage } from 'react-intl';
import { isMac } from '../../lib/isMac';
import { Keys } from '../../ui/marks/Keys';
import styles from './Palette.module.css';

/** Shows the keys to sighted people: screen readers announce them with the field and its list. */
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
