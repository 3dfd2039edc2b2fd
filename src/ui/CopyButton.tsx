import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import '../i18n/texts/ui';
import styles from './CopyButton.module.css';
import { Icon } from './Icon';

export interface CopyButtonProps {
  readonly value: string;
  /** What is copied, for the button's name: "Copy the ticket number". */
  readonly label: string;
}

export function CopyButton({ value, label }: CopyButtonProps) {
  const intl = useIntl();
  const [outcome, setOutcome] = useState<'copied' | 'failed'>();

  useEffect(() => {
    if (!outcome) return undefined;
    const timer = setTimeout(() => setOutcome(undefined), 3000);
    return () => clearTimeout(timer);
  }, [outcome]);

  function copy() {
    if (!navigator.clipboard) {
      setOutcome('failed');
      return;
    }
    navigator.clipboard.writeText(value).then(
      () => setOutcome('copied'),
      () => setOutcome('failed'),
    );
  }

  return (
    <span className={styles.copy}>
      <button type="button" onClick={copy} aria-label={label} title={label}>
        <Icon name={outcome === 'copied' ? 'check' : 'copy'} />
      </button>
      <span role="status" className={outcome ? styles.outcome : undefined}>
        {outcome === 'copied' && intl.formatMessage({ id: 'ui.copied' })}
        {outcome === 'failed' && intl.formatMessage({ id: 'ui.copyFailed' })}
      </span>
    </span>
  );
}
