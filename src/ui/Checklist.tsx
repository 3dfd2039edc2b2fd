import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import styles from './Checklist.module.css';
import { Icon } from './Icon';

/** ok: known to be in order; look: only people can tell; stop: in the way. */
export type CheckKind = 'ok' | 'look' | 'stop';

const icons = { ok: 'ok', look: 'warning', stop: 'error' } as const;

export interface Check {
  readonly key: string;
  readonly kind: CheckKind;
  readonly title: ReactNode;
  readonly text?: ReactNode;
  readonly link?: ReactNode;
}

export function Checklist({ checks }: { readonly checks: readonly Check[] }) {
  const intl = useIntl();
  const words: Readonly<Record<CheckKind, string>> = {
    ok: intl.formatMessage({ id: 'ui.check.ok' }),
    look: intl.formatMessage({ id: 'ui.check.look' }),
    stop: intl.formatMessage({ id: 'ui.check.stop' }),
  };
  return (
    <ul className={styles.list}>
      {checks.map(({ key, kind, title, text, link }) => (
        <li key={key} data-kind={kind}>
          <Icon name={icons[kind]} className={styles.icon} />
          <span>
            <span className="visually-hidden">{words[kind]} </span>
            {title}
            {text && <span className={styles.text}>{text}</span>}
          </span>
          {link && <span className="small">{link}</span>}
        </li>
      ))}
    </ul>
  );
}
