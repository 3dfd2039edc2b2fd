import { useEffect, useRef, type KeyboardEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '../../ui/actions/Button';
import { Icon } from '../../ui/marks/Icon';
import { useModalTitleId } from '../../ui/overlays/Modal';
import styles from './Palette.module.css';

export interface PaletteFieldProps {
  readonly text: string;
  readonly listId: string;
  readonly activeId: string | undefined;
  readonly onType: (text: string) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly onClose: () => void;
}

/** The field that everything is found by, and for fingers the way out. */
export function PaletteField({ text, listId, activeId, onType, onKeyDown, onClose }: PaletteFieldProps) {
  const intl = useIntl();
  const titleId = useModalTitleId();
  const field = useRef<HTMLInputElement>(null);

  useEffect(() => field.current?.focus(), []);

  return (
    <div className={styles.field}>
      <h2 className="visually-hidden" id={titleId}>
        <FormattedMessage id="palette.title" />
      </h2>
      <Icon name="search" className={styles.icon} />
      <input
        ref={field}
        className={styles.input}
        type="text"
        role="combobox"
        aria-expanded
        aria-controls={listId}
        aria-activedescendant={activeId}
        aria-autocomplete="list"
        aria-label={intl.formatMessage({ id: 'palette.field' })}
        placeholder={intl.formatMessage({ id: 'palette.hint' })}
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="go"
        value={text}
        onChange={({ target }) => onType(target.value)}
        onKeyDown={onKeyDown}
      />
      <Button look="quiet" icon="close" iconOnly onClick={onClose}>
        <FormattedMessage id="ui.close" />
      </Button>
    </div>
  );
}
