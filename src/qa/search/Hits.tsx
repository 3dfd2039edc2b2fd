import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Mark } from '../../ui/Mark';
import { Tag } from '../../ui/Tag';
import type { Found } from './findIn';
import styles from './Search.module.css';

const most = 40;

export interface HitsProps {
  readonly found: readonly Found[];
  readonly query: string;
  /** What leads to the place of a hit, around what is said of it. */
  readonly hit: (found: Found, said: ReactNode) => ReactNode;
  /** Says where a hit is. */
  readonly where: (found: Found) => ReactNode;
}

/** Lists what was found; where there is much, the first of it. */
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

/** Names of the code stand in its letters, what people read in theirs. */
function Name({ found: { kind, name }, query }: Pick<HitsProps, 'query'> & { readonly found: Found }) {
  const marked = <Mark text={name} query={query.trim()} />;
  return kind === 'text' ? <span>{marked}</span> : <code>{marked}</code>;
}
