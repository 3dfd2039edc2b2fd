import { lazy, Suspense, useId, useState, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { SearchField } from '../../ui/fields/SearchField';
import type { ChartViewProps } from '../chartView';
import { atState } from '../selection';
import { textsOf } from '../chartText';
import { findIn, type Found } from './findIn';
import { Hits } from './Hits';
import type { PanelTexts } from './PanelReader';
import styles from './Search.module.css';

/** Loaded on demand, since it brings every dialog of the product. */
const PanelReader = lazy(async () => ({ default: (await import('./PanelReader')).PanelReader }));

export interface SearchWithinProps extends Pick<ChartViewProps, 'chart' | 'onSelect'> {
  /** Shown without a search. */
  readonly children: ReactNode;
}

/** Searches one machine: its names, and the texts of its panels in the chosen language. Each result leads to its state. */
export function SearchWithin({ chart, onSelect, children }: SearchWithinProps) {
  const intl = useIntl();
  const countId = useId();
  const [query, setQuery] = useState('');
  const [read, setRead] = useState<{ readonly of: string; readonly texts: PanelTexts }>();
  const of = `${chart.id} ${intl.locale}`;
  const texts = read?.of === of ? read.texts : undefined;
  const found = findIn([chart], query, {
    title: textsOf(intl).title,
    panel: (place) => texts?.get(place) ?? '',
  });
  const searches = query.trim() !== '';

  function choose({ state, at, kind }: Found): void {
    onSelect(atState(chart.id, state));
    focusItem(kind === 'state' || at === atState(chart.id, state) ? state : at);
  }

  return (
    <div className={styles.within}>
      <div role="search" className={styles.search}>
        <SearchField
          hideLabel
          label={<FormattedMessage id="qa.search.within" values={{ machine: chart.id }} />}
          placeholder={intl.formatMessage({ id: 'qa.search.within' }, { machine: chart.id })}
          value={query}
          onChange={setQuery}
          describedBy={countId}
        />
        <p className="muted small" id={countId} role="status">
          {searches ? (
            <>
              <FormattedMessage id="qa.search.count" values={{ count: found.length }} />{' '}
              {!texts && <FormattedMessage id="qa.search.reading" />}
            </>
          ) : (
            <FormattedMessage id="qa.search.what" />
          )}
        </p>
        {searches && (
          <Hits
            found={found}
            query={query}
            hit={(one, snippet) => (
              <button type="button" onClick={() => choose(one)}>
                {snippet}
              </button>
            )}
            where={({ where }) => where}
          />
        )}
      </div>
      {!searches && children}
      {searches && !texts && (
        <Suspense fallback={null}>
          <PanelReader key={of} machine={chart.id} onRead={(all) => setRead({ of, texts: all })} />
        </Suspense>
      )}
    </div>
  );
}

/** Moves the focus to a state or transition of the picture, which scrolls it into view. */
function focusItem(name: string): void {
  const items = [...document.querySelectorAll<SVGElement>('[data-name]')];
  items.find(({ dataset }) => dataset.name === name)?.focus();
}
