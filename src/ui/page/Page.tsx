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
  /** Above the page, in place of breadcrumbs. A function puts the heading into it. */
  readonly above?: ReactNode | ((heading: ReactNode) => ReactNode);
  /** A logo before the heading. */
  readonly lead?: ReactNode;
  /** A few words on the line of the heading, such as a number. */
  readonly beside?: ReactNode;
  /** A sentence below the heading. */
  readonly lede?: ReactNode;
  /** True if everything in the head is on one line. */
  readonly compact?: boolean;
  /** Tabs on the line of the heading. */
  readonly tabs?: ReactNode;
  /** The last one is this page; it has an address only if a part of the page follows it. Pages of the menu have none. */
  readonly breadcrumbs?: readonly Crumb[] | undefined;
  /** Link to what comes next, at the end of the line of the breadcrumbs. */
  readonly onward?: ReactNode;
  /** Buttons at the end of the heading's line. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** True if this is not the first page of the visit; undefined if only the history of the browser can tell. */
export const Moved = createContext<boolean | undefined>(undefined);

interface Part {
  readonly title: string;
  /** What is between the page and the part in the breadcrumbs. */
  readonly above?: Crumb | undefined;
}

const whole: Part = { title: '' };
const TellPart = createContext<(part: Part) => void>(() => undefined);

/** Names a part of a page that is a separate screen, first in the title of the document (REQUIREMENTS 20). */
export function PagePart({ title, above }: Part) {
  const tell = useContext(TellPart);
  useEffect(() => {
    tell({ title, above });
    return () => tell(whole);
  }, [tell, title, above]);
  return null;
}

/** Shows what every page has: a title, one h1 and a way back. After a change of page, the heading takes the focus. */
export function Page({
  title,
  titleLang,
  above,
  lead,
  beside,
  lede,
  compact,
  tabs,
  breadcrumbs,
  onward,
  actions,
  children,
}: PageProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  // Only another path is another page: parameters change while the person types.
  const { pathname, key } = useLocation();
  const moved = useContext(Moved) ?? key !== 'default';
  const [part, setPart] = useState(whole);

  useDocumentTitle(part.title ? `${part.title} – ${title}` : title);

  useEffect(() => {
    const main = heading.current?.closest('main');
    // A press outside of everything focuses the main element itself, which does not count.
    const inside = document.activeElement !== main && main?.contains(document.activeElement);
    if (moved && !inside) heading.current?.focus({ preventScroll: true });
  }, [pathname, moved]);

  const h1 = (
    <h1 ref={heading} tabIndex={-1} lang={titleLang} dir="auto">
      {title}
    </h1>
  );
  const holdsHeading = typeof above === 'function';

  return (
    <>
      {holdsHeading ? above(h1) : above}
      {breadcrumbs && (
        <div className={styles.way}>
          <Breadcrumbs crumbs={withPart(breadcrumbs, part)} />
          {onward && <div className={styles.onward}>{onward}</div>}
        </div>
      )}
      <div className={styles.head} data-compact={compact || undefined} data-tabs={tabs ? true : undefined}>
        {lead}
        <div className={styles.title}>
          <div className={styles.name}>
            {!holdsHeading && h1}
            {beside && <div className={styles.beside}>{beside}</div>}
          </div>
          {lede && <div className={styles.lede}>{lede}</div>}
        </div>
        {tabs}
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
      <TellPart value={setPart}>{children}</TellPart>
    </>
  );
}

function withPart(crumbs: readonly Crumb[], { title, above }: Part): readonly Crumb[] {
  if (!title || !crumbs.at(-1)?.to) return crumbs;
  return [...crumbs, ...(above ? [above] : []), { key: 'part', label: title }];
}
