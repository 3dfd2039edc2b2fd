import { useEffect, useRef, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useDocumentTitle } from '../../ui/page/useDocumentTitle';
import { Wordmark } from '../../ui/marks/Wordmark';
import { useTheme } from '../frame/useTheme';
import styles from './PlainPage.module.css';

interface PlainPageProps {
  readonly titleId: string;
  readonly children: ReactNode;
}

/** A page without person, navigation or server: one column that says what happened and what to do. */
export function PlainPage({ titleId, children }: PlainPageProps) {
  const intl = useIntl();
  const theme = useTheme();
  const heading = useRef<HTMLHeadingElement>(null);
  const title = intl.formatMessage({ id: titleId });

  useDocumentTitle(title);
  useEffect(() => heading.current?.focus(), [title]);

  return (
    <main className={styles.page}>
      <p className={styles.brand}>
        <Wordmark theme={theme} />
      </p>
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      <div className={styles.text}>{children}</div>
    </main>
  );
}
