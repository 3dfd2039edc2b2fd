import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { savedAddress } from '../contract/savedSearch';
import type { SavedSearch } from '../contract/searches.wire';

interface SavedSearchLinksProps {
  readonly searches: readonly SavedSearch[];
  /** The search that the list shows. */
  readonly here: string;
}

/** Lists the other searches that the person keeps, each a way to it. */
export function SavedSearchLinks({ searches, here }: SavedSearchLinksProps) {
  const others = searches.filter(({ query }) => query !== here);
  if (others.length === 0) return null;
  return (
    <section>
      <h3>
        <FormattedMessage id="searches.others" />
      </h3>
      <ul className="bullets">
        {others.map(({ id, name, query }) => (
          <li key={id}>
            <Link to={savedAddress(query)}>{name}</Link>
          </li>
        ))}
      </ul>
      <p>
        <Link to="/watching">
          <FormattedMessage id="searches.manage" />
        </Link>
      </p>
    </section>
  );
}
