import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import '../../i18n/texts/ui';
import { buttonClass } from './Button';
import { Icon } from '../marks/Icon';
import styles from './CopyButton.module.css';

export interface CopyButtonProps {
  /** A text, or a function that makes a text or a picture when it is copied. */
  readonly value: string | (() => string | Promise<Blob>);
  /** Name of the button, for instance "Copy the ticket number". */
  readonly label: string;
  /**
   * True if the name shows beside the icon. After a press, the outcome replaces it for a moment, so that
   * nothing moves.
   */
  readonly withText?: boolean | undefined;
  readonly small?: boolean | undefined;
}

export function CopyButton({ value, label, withText, small }: CopyButtonProps) {
  const intl = useIntl();
  const [outcome, setOutcome] = useState<'copied' | 'failed'>();
  const copied = intl.formatMessage({ id: 'ui.copied' });

  useEffect(() => {
    if (!outcome) return undefined;
    const timer = setTimeout(() => setOutcome(undefined), 3000);
    return () => clearTimeout(timer);
  }, [outcome]);

  function copy() {
    keep(typeof value === 'string' ? value : value()).then(
      () => setOutcome('copied'),
      () => setOutcome('failed'),
    );
  }

  return (
    <span className={styles.copy}>
      <button
        type="button"
        className={withText ? buttonClass({ small }) : styles.sign}
        onClick={copy}
        aria-label={label}
        title={withText ? undefined : label}
      >
        <Icon name={outcome === 'copied' ? 'check' : 'copy'} />
        {withText && (
          <span className={styles.words} data-copied={outcome === 'copied' || undefined}>
            <span>{label}</span>
            <span>{copied}</span>
          </span>
        )}
      </button>
      <span
        role="status"
        className={withText && outcome !== 'failed' ? 'visually-hidden' : outcome && styles.outcome}
      >
        {outcome === 'copied' && copied}
        {outcome === 'failed' && intl.formatMessage({ id: 'ui.copyFailed' })}
      </span>
    </span>
  );
}

/** Writes to the clipboard. Browsers allow this only on pages from https or localhost, and some not for pictures. */
async function keep(what: string | Promise<Blob>): Promise<void> {
  if (typeof what === 'string') return navigator.clipboard.writeText(what);
  // The clipboard gets a promise: a browser that waited for the picture would no longer accept the press as consent.
  return navigator.clipboard.write([new ClipboardItem({ 'image/png': what })]);
}
