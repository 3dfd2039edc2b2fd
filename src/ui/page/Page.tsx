import { createContext, useContext, useEffect, useRef, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { Breadcrumbs, type Crumb } from './Breadcrumbs';
import { useDocumentTitle } from './useDocumentTitle';
import styles from './Page.module.css';

export interface PageProps {
  /** Heading, and title of the document, as plain text. */
  readonly title: string;
  /** Language of the title, if it is not that of the page. */
  readonly titleLang?: string | undefined;
  /** A logo before the heading. */
  readonly lead?: ReactNode;
  /** A few words on the line of the heading, such as a number. */
  readonly beside?: ReactNode;
  /** A sentence below the heading. */
  readonly lede?: ReactNode;
  /** The last one is this page; it has an address only if a part of the page follows it. */
  readonly breadcrumbs?: readonly Crumb[] | undefined;
  /** Link back, before the breadcrumbs. */
  readonly back?: ReactNode;
  /** Link to what comes next, at the end of the line of the breadcrumbs. */
  readonly onward?: ReactNode;
  /** Buttons at the end of the heading's line. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** True if this is not the first page of the visit; undefined if only the history of the browser can tell. */
export const Moved = createContext<boolean | undefined>(undefined);

const TellPart = createContext<(part: string) => void>(() => undefined);

/** Names a part of a page that is a separate screen, first in the title of the document (REQUIREMENTS 20). */
export function PagePart({ title }: { readonly title: string }) {
  const tell = useContext(TellPart);
  useEffect(() => {
    tell(title);
    return () => tell('');
  }, [tell, title]);
  return null;
}

/** Shows what every page has: a title, one h1 and a way back. After a change of page, the heading takes the focus. */
export function Page({
  title,
  titleLang,
  lead,
  beside,
  lede,
  breadcrumbs,
  back,
  onward,
  actions,
  children,
}: PageProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  // Only another path is another page: parameters change while the person types.
  const { pathname, key } = useLocation();
  const moved = useContext(Moved) ?? key !== 'default';
  const [part, setPart] = useState('');

  useDocumentTitle(part ? `${part} – ${title}` : title);

  useEffect(() => {
    const main = heading.current?.closest('main');
    // A press outside of everything focuses the main element itself, which does not count.
    const inside = document.activeElement !== main && main?.contains(document.activeElement);
    if (moved && !inside) heading.current?.focus({ preventScroll: true });
  }, [pathname, moved]);

  return (
    <>
      {(back || breadcrumbs) && (
        <div className={styles.way}>
          {back}
          {breadcrumbs && <Breadcrumbs crumbs={withPart(breadcrumbs, part)} />}
          {onward && <div className={styles.onward}>{onward}</div>}
        </div>
      )}
      <div className={styles.head}>
        {lead}
        <div className={styles.title}>
          <div className={styles.name}>
            <h1 ref={heading} tabIndex={-1} lang={titleLang} dir="auto">
              {title}
            </h1>
            {beside && <div className={styles.beside}>{beside}</div>}
          </div>
          {lede && <div className={styles.lede}>{lede}</div>}
        </div>
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
      <TellPart value={setPart}>{children}</TellPart>
    </>
  );
}

function withPart(crumbs: readonly Crumb[], part: string): readonly Crumb[] {
  return part && crumbs.at(-1)?.to ? [...crumbs, { key: 'part', label: part }] : crumbs;
}
