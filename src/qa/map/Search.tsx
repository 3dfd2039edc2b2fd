import { useId, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Mark } from '../../ui/Mark';
import { SearchField } from '../../ui/SearchField';
import { Tag } from '../../ui/Tag';
import { charts } from '../charts';
import { wordsOf } from '../words';
import { PlaceLink } from './PlaceLink';
import { findIn } from './search';
import styles from './Search.module.css';

const most = 40;

/** Looks for states, events, guards, actions and ports in all machines; each result leads to its place. */
export function Search() {
  const intl = useIntl();
  const countId = useId();
  const [query, setQuery] = useState('');
  const found = findIn(charts, query, wordsOf(intl).title);
  const hidden = found.length - most;
  return (
    <div role="search" className={styles.search}>
      <SearchField
        label={<FormattedMessage id="qa.search.label" />}
        value={query}
        onChange={setQuery}
        describedBy={countId}
      />
      <p className="muted small" id={countId} role="status">
        {query.trim() !== '' && <FormattedMessage id="qa.search.count" values={{ count: found.length }} />}
      </p>
      {found.length > 0 && (
        <ul className={styles.found}>
          {found.slice(0, most).map(({ kind, name, machine, at, where }) => (
            <li key={`${kind} ${name} ${at}`}>
              <PlaceLink machine={machine} at={at}>
                <Tag>
                  <FormattedMessage id={`qa.search.${kind}`} />
                </Tag>
                <code>
                  <Mark text={name} query={query.trim()} />
                </code>
                <span className="muted small">
                  {where === '' ? (
                    <FormattedMessage id="qa.search.inMachine" values={{ machine: <code>{machine}</code> }} />
                  ) : (
                    <FormattedMessage
                      id="qa.search.inPlace"
                      values={{ machine: <code>{machine}</code>, where: <code>{where}</code> }}
                    />
                  )}
                </span>
              </PlaceLink>
            </li>
          ))}
        </ul>
      )}
      {hidden > 0 && (
        <p className="muted small">
          <FormattedMessage id="qa.search.hidden" values={{ count: hidden }} />
        </p>
      )}
    </div>
  );
}
