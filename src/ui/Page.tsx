import { useEffect, useRef, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useLocation } from 'react-router';
import { Breadcrumbs, type Crumb } from './Breadcrumbs';
import styles from './Page.module.css';

export interface PageProps {
  /** Heading and title of the document; plain text. */
  readonly title: string;
  /** Before the heading: a logo. */
  readonly lead?: ReactNode;
  /** One sentence under the heading. */
  readonly lede?: ReactNode;
  readonly breadcrumbs?: readonly Crumb[] | undefined;
  /** At the end of the heading's line. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** What every page has: title, one h1, a way back; after a change of page the heading takes the focus. */
export function Page({ title, lead, lede, breadcrumbs, actions, children }: PageProps) {
  const intl = useIntl();
  const heading = useRef<HTMLHeadingElement>(null);
  // Only another path is another page: search parameters change while somebody types.
  const { pathname, key } = useLocation();
  const firstPage = key === 'default';

  useEffect(() => {
    document.title = intl.formatMessage({ id: 'ui.documentTitle' }, { title });
  }, [intl, title]);

  useEffect(() => {
    const inside = heading.current?.closest('main')?.contains(document.activeElement) ?? false;
    if (!firstPage && !inside) heading.current?.focus({ preventScroll: true });
  }, [pathname, firstPage]);

  return (
    <>
      {breadcrumbs && <Breadcrumbs crumbs={breadcrumbs} />}
      <div className={styles.head}>
        {lead}
        <div className={styles.title}>
          <h1 ref={heading} tabIndex={-1}>
            {title}
          </h1>
          {lede && <div className={styles.lede}>{lede}</div>}
        </div>
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
      {children}
    </>
  );
}
