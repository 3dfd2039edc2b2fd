import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Mark } from '../../ui/texts/Mark';
import { Tag } from '../../ui/marks/Tag';
import type { Found } from './findIn';
import styles from './Search.module.css';

const most = 40;

export interface HitsProps {
  readonly found: readonly Found[];
  readonly query: string;
  /** Renders the link to the place of a hit around its text. */
  readonly hit: (found: Found, snippet: ReactNode) => ReactNode;
  /** Renders where a hit is. */
  readonly where: (found: Found) => ReactNode;
}

/** Lists the results, or only the first of them if there are many. */
export function Hits({ found, query, hit, where }: HitsProps) {
  const hidden = found.length - most;
  return (
    <>
      {found.length > 0 && (
        <ul className={styles.found}>
          {found.slice(0, most).map((one) => (
            <li key={`${one.kind} ${one.name} ${one.at}`}>
              {hit(
                one,
                <>
                  <Tag>
                    <FormattedMessage id={`qa.search.${one.kind}`} />
                  </Tag>
                  <Name found={one} query={query} />
                  <span className="muted small">{where(one)}</span>
                </>,
              )}
            </li>
          ))}
        </ul>
      )}
      {hidden > 0 && (
        <p className="muted small">
          <FormattedMessage id="qa.search.hidden" values={{ count: hidden }} />
        </p>
      )}
    </>
  );
}

/** Shows a name in the font of code, or a text in that of the page, with the query marked. */
function Name({ found: { kind, name }, query }: Pick<HitsProps, 'query'> & { readonly found: Found }) {
  const marked = <Mark text={name} query={query.trim()} />;
  return kind === 'text' ? <span>{marked}</span> : <code>{marked}</code>;
}
