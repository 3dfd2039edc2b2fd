import { memo, useCallback, useId, useState, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLevels } from '../../../i18n/levels';
import { normalise } from '../../../lib/normalise';
import { CheckRow } from '../../../ui/fields/CheckRow';
import { Foldable } from '../../../ui/page/Foldable';
import { SearchField } from '../../../ui/fields/SearchField';
import { FacetTip } from './FacetTip';
import { facetTitle, isExplained, valueText } from './facetText';
import type { FacetResult } from '../overview.types';
import styles from './FacetPanel.module.css';

/** From this many values on, a facet has a search field. */
const searchableFrom = 7;

export type Tick = (facet: string, value: string, on: boolean) => void;

interface FacetGroupProps {
  readonly facet: FacetResult;
  /** Returns what stands beneath a value. */
  readonly noteOf?: ((value: string) => string | undefined) | undefined;
  /** Set while the counts rest on an answer that is still loading, or has failed. */
  readonly unknown?: 'coming' | 'failed' | undefined;
  readonly open: boolean;
  readonly onToggle: (facet: string) => void;
  readonly onTick: Tick;
  /** Content below the values. */
  readonly more?: ReactNode;
  /** Id of the text that says why a value without services cannot be ticked. */
  readonly zeroId: string;
}

export const FacetGroup = memo(function FacetGroup(props: FacetGroupProps) {
  const { facet, noteOf, unknown, open, onToggle, onTick, more, zeroId } = props;
  const intl = useIntl();
  const levels = useLevels();
  const noteId = useId();
  const [query, setQuery] = useState('');
  const [whole, setWhole] = useState(false);
  const tick = useCallback((value: string, on: boolean) => onTick(facet.key, value, on), [onTick, facet.key]);

  const title = facetTitle(facet, intl);
  const searchable = facet.values.length >= searchableFrom;
  const textOf = (value: string) => valueText(facet.key, value, intl, levels);
  const searched = normalise(query.trim());
  // Every key in the search for services makes all values new: only the visible ones are put into words then.
  const matching =
    searched === ''
      ? facet.values
      : facet.values.filter(({ key }) =>
          normalise(`${textOf(key)} ${noteOf?.(key) ?? ''}`).includes(searched),
        );
  const short = searchable && !whole && searched === '';
  const shown = short
    ? matching.filter(({ ticked }, index) => ticked || index < searchableFrom - 1)
    : matching;
  const left = matching.length - shown.length;

  return (
    <Foldable
      title={title}
      tip={isExplained(facet.key) && <FacetTip about={facet.key} name={title} />}
      count={{
        value: facet.values.filter(({ ticked }) => ticked).length,
        label: intl.formatMessage({ id: 'services.filters.active' }),
      }}
      open={open}
      onToggle={() => onToggle(facet.key)}
    >
      {searchable && (
        <div className={styles.search}>
          <SearchField
            label={intl.formatMessage({ id: 'services.facet.search' }, { facet: title })}
            placeholder={intl.formatMessage({ id: 'services.facet.search' }, { facet: title })}
            hideLabel
            value={query}
            onChange={setQuery}
          />
        </div>
      )}
      {shown.map(({ key, count, ticked }) => (
        <CheckRow
          key={key}
          value={key}
          label={textOf(key)}
          note={noteOf?.(key)}
          count={unknown ? undefined : count}
          checked={ticked}
          onChange={tick}
          disabledBy={ticked ? undefined : unknown ? noteId : count === 0 ? zeroId : undefined}
        />
      ))}
      {unknown && (
        // A text that soon disappears takes no room, or everything below would move.
        <p className={unknown === 'coming' ? 'visually-hidden' : styles.note} id={noteId}>
          <FormattedMessage id={unknown === 'failed' ? 'services.facet.unknown' : 'services.facet.coming'} />
        </p>
      )}
      {shown.length === 0 && (
        <p className={styles.note} role="status">
          <FormattedMessage id="services.facet.noMatch" />
        </p>
      )}
      {searchable && searched === '' && (left > 0 || whole) && (
        <button className={styles.more} type="button" onClick={() => setWhole(!whole)}>
          {whole ? (
            <FormattedMessage id="services.facet.fewer" />
          ) : (
            <FormattedMessage id="services.facet.more" values={{ count: left }} />
          )}
        </button>
      )}
      {more}
    </Foldable>
  );
});
