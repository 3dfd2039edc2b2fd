import { useId, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { SearchField } from '../../ui/fields/SearchField';
import { charts } from '../charts';
import { PlaceLink } from '../map/PlaceLink';
import { textsOf } from '../chartText';
import { findIn } from './findIn';
import { Hits } from './Hits';
import styles from './Search.module.css';

/** Searches states, events, guards, actions, ports and tags of all machines; each result links to its place. */
export function Search() {
  const intl = useIntl();
  const countId = useId();
  const [query, setQuery] = useState('');
  const found = findIn(charts, query, textsOf(intl));
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
      <Hits
        found={found}
        query={query}
        hit={({ machine, at }, snippet) => (
          <PlaceLink machine={machine} at={at}>
            {snippet}
          </PlaceLink>
        )}
        where={({ machine, where }) => (
          <FormattedMessage
            id={where === '' ? 'qa.search.inMachine' : 'qa.search.inPlace'}
            values={{ machine: <code>{machine}</code>, where }}
          />
        )}
      />
    </div>
  );
}
