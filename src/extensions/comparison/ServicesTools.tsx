import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation, useNavigate } from 'react-router';
import { csvOf } from '../../lib/csv';
import { saveFile } from '../../lib/saveFile';
import { Button } from '../../ui/actions/Button';
import { SearchField } from '../../ui/fields/SearchField';
import { Segmented } from '../../ui/fields/Segmented';
import { isAt, type ComparedRow } from './comparedRows';
import { placeIn, places, withPlace, type Place } from './pairAddress';
import styles from './Compare.module.css';

const placeMessages = {
  all: 'comparison.at.all',
  both: 'comparison.at.both',
  a: 'comparison.at.one',
  b: 'comparison.at.one',
} as const satisfies Record<Place, string>;

export interface ServicesToolsProps {
  /** All compared services, regardless of the search. */
  readonly rows: readonly ComparedRow[];
  /** Names of the two institutions. */
  readonly names: readonly [string, string];
  readonly searchText: string;
  readonly onSearchText: (searchText: string) => void;
  /** Returns what is listed, for a spreadsheet. */
  readonly sheet: () => readonly (readonly (string | number)[])[];
}

/** Searches the services, shows those of both institutions or of one alone, and hands them out as a file. */
export function ServicesTools({ rows, names, searchText, onSearchText, sheet }: ServicesToolsProps) {
  const intl = useIntl();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  return (
    <div className={styles.tools}>
      <div className={styles.search}>
        <SearchField
          label={<FormattedMessage id="comparison.find" />}
          hideLabel
          ofPage
          placeholder={intl.formatMessage({ id: 'comparison.find' })}
          value={searchText}
          onChange={onSearchText}
        />
      </div>
      <Segmented
        label={intl.formatMessage({ id: 'comparison.show' })}
        value={placeIn(search)}
        options={places.map((value) => ({
          value,
          label: intl.formatMessage(
            { id: placeMessages[value] },
            {
              institution: names[value === 'b' ? 1 : 0],
              count: rows.filter((row) => isAt(row, value)).length,
            },
          ),
        }))}
        onChange={(chosen) =>
          void navigate(
            { pathname, search: withPlace(search, chosen) },
            { replace: true, preventScrollReset: true },
          )
        }
      />
      <Button
        small
        icon="download"
        onClick={() => saveFile('comparison.csv', csvOf(sheet()), 'text/csv;charset=utf-8')}
      >
        <FormattedMessage id="comparison.csv" />
      </Button>
    </div>
  );
}
