import { useSyncExternalStore } from 'react';
import { FormattedMessage } from 'react-intl';
import { isMac } from '../../lib/isMac';
import { Icon } from '../../ui/marks/Icon';
import { Keys } from '../../ui/marks/Keys';
import { opened } from './opened';
import styles from './PaletteButton.module.css';

const never = () => () => undefined;

/** Opens the palette by mouse or touch, and shows its key. */
export function PaletteButton() {
  // The server that prerenders it does not know the keyboard.
  const command = useSyncExternalStore(
    never,
    () => (isMac() ? '⌘' : 'Ctrl'),
    () => 'Ctrl',
  );
  return (
    <button
      className={styles.opener}
      type="button"
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K"
      onClick={() => opened.set('palette')}
    >
      <Icon name="search" />
      <span className={styles.label}>
        <FormattedMessage id="header.search" />
      </span>
      <span className={styles.keys} aria-hidden="true">
        <Keys keys={[command, 'K']} />
      </span>
    </button>
  );
}
