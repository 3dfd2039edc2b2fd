import { useId, useRef, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Icon } from '../marks/Icon';
import styles from './SearchField.module.css';

export interface SearchFieldProps {
  readonly label: ReactNode;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Called on Enter; the field searches without it. */
  readonly onEnter?: (() => void) | undefined;
  readonly placeholder?: string | undefined;
  /** True if only screen readers read the label, because the place says what is searched. */
  readonly hideLabel?: boolean | undefined;
  /** True if it searches the content of the page; then the key `/` leads to it. */
  readonly ofPage?: boolean | undefined;
  /** Id of the text with the number of results. */
  readonly describedBy?: string | undefined;
}

export function SearchField({
  label,
  value,
  onChange,
  onEnter,
  placeholder,
  hideLabel,
  ofPage,
  describedBy,
}: SearchFieldProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const intl = useIntl();

  function clear() {
    onChange('');
    input.current?.focus();
  }

  return (
    <div className={styles.field}>
      <label className={hideLabel ? 'visually-hidden' : styles.label} htmlFor={id}>
        {label}
      </label>
      <div className={styles.box}>
        <Icon name="search" className={styles.icon} />
        <input
          className={styles.input}
          ref={input}
          id={id}
          data-page-search={ofPage || undefined}
          type="search"
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="search"
          placeholder={placeholder}
          aria-describedby={describedBy}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          onKeyDown={({ key }) => {
            if (key === 'Escape' && value !== '') clear();
            if (key === 'Enter') onEnter?.();
          }}
        />
        {value !== '' && (
          <button
            className={styles.clear}
            type="button"
            onClick={clear}
            aria-label={intl.formatMessage({ id: 'ui.clearSearch' })}
          >
            <Icon name="close" />
          </button>
        )}
      </div>
    </div>
  );
}
