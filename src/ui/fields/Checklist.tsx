import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import '../../i18n/texts/ui';
import { Icon } from '../marks/Icon';
import styles from './Checklist.module.css';

/** `fact` is good to know, `ok` is known to be in order, `look` is for people to judge, `gap` stops them. */
export type CheckKind = 'fact' | 'ok' | 'look' | 'gap';

const icons = { fact: 'info', ok: 'ok', look: 'info', gap: 'warning' } as const;

export interface Check {
  readonly key: string;
  readonly kind: CheckKind;
  readonly title: ReactNode;
  readonly text?: ReactNode;
  readonly link?: ReactNode;
  /** Content below the text, across the whole width. */
  readonly more?: ReactNode;
}

export function Checklist({ checks }: { readonly checks: readonly Check[] }) {
  const intl = useIntl();
  const labels: Readonly<Record<CheckKind, string>> = {
    fact: '',
    ok: intl.formatMessage({ id: 'ui.check.ok' }),
    look: intl.formatMessage({ id: 'ui.check.look' }),
    gap: intl.formatMessage({ id: 'ui.check.look' }),
  };
  return (
    <ul className={styles.list}>
      {checks.map(({ key, kind, title, text, link, more }) => (
        <li key={key} data-kind={kind}>
          <Icon name={icons[kind]} className={styles.icon} />
          <div>
            {labels[kind] && <span className="visually-hidden">{labels[kind]} </span>}
            {title}
            {text && <span className={styles.text}>{text}</span>}
          </div>
          {link && <span className={styles.link}>{link}</span>}
          {more && <div className={styles.more}>{more}</div>}
        </li>
      ))}
    </ul>
  );
}
