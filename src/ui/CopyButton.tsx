import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import '../i18n/texts/ui';
import { buttonClass } from './Button';
import styles from './CopyButton.module.css';
import { Icon } from './Icon';

export interface CopyButtonProps {
  /** A text; what is made only when it is asked for; or a picture. */
  readonly value: string | (() => string | Promise<Blob>);
  /** What is copied, for the button's name: "Copy the ticket number". */
  readonly label: string;
  /** The name is shown beside the sign; what became of it takes its place for a moment, so that nothing moves. */
  readonly worded?: boolean | undefined;
  readonly small?: boolean | undefined;
}

export function CopyButton({ value, label, worded, small }: CopyButtonProps) {
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
        className={worded ? buttonClass({ small }) : styles.sign}
        onClick={copy}
        aria-label={label}
        title={worded ? undefined : label}
      >
        <Icon name={outcome === 'copied' ? 'check' : 'copy'} />
        {worded && (
          <span className={styles.words} data-copied={outcome === 'copied' || undefined}>
            <span>{label}</span>
            <span>{copied}</span>
          </span>
        )}
      </button>
      <span
        role="status"
        className={worded && outcome !== 'failed' ? 'visually-hidden' : outcome && styles.outcome}
      >
        {outcome === 'copied' && copied}
        {outcome === 'failed' && intl.formatMessage({ id: 'ui.copyFailed' })}
      </span>
    </span>
  );
}

/** Browsers allow it on pages that came by https or from this machine, and not all of them for pictures. */
async function keep(what: string | Promise<Blob>): Promise<void> {
  if (typeof what === 'string') return navigator.clipboard.writeText(what);
  // The picture is handed over before it is ready: a browser that waited would forget the press that asked for it.
  return navigator.clipboard.write([new ClipboardItem({ 'image/png': what })]);
}
