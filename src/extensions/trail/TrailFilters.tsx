import { useIntl } from 'react-intl';
import { useLocation, useNavigate } from 'react-router';
import type { TrailScope } from '../../contracts/domain/audit';
import { operatorKinds } from '../../contracts/domain/audit';
import { moved } from '../../lib/calendar';
import { DatePicker } from '../../ui/calendar/DatePicker';
import { PickOne } from '../../ui/fields/PickOne';
import { SearchField } from '../../ui/fields/SearchField';
import { useAddressSearch } from '../../ui/address/useAddressSearch';
import { kinds, textIn, withText, withValue, type TrailSelection } from './trailAddress';
import { kindMessages } from './trailMessages';
import styles from './Trail.module.css';

const personIn = textIn('person');
const withPerson = withText('person');
const objectIn = textIn('object');
const withObject = withText('object');
const LONGEST_YEARS = 20;

interface TrailFiltersProps {
  readonly selection: TrailSelection;
  readonly today: string;
  readonly scope: TrailScope;
}

/** Shows the fields for period, person, kind and object. Each change leads to the newest entries. */
export function TrailFilters({ selection, today, scope }: TrailFiltersProps) {
  const intl = useIntl();
  const navigate = useNavigate();
  const { pathname, search: query } = useLocation();
  const [person, setPerson] = useAddressSearch(personIn, withPerson);
  const [object, setObject] = useAddressSearch(objectIn, withObject);
  const text = (id: string) => intl.formatMessage({ id });
  // The query includes the texts of the fields, which may not be in the address yet.
  const go = (name: string, value: string | undefined) =>
    void navigate(
      { pathname, search: withValue(withObject(withPerson(query, person), object), name, value) },
      { replace: true, preventScrollReset: true },
    );
  const min = moved(today, -LONGEST_YEARS, 'year');
  const options = kinds
    .filter((kind) => scope === 'all' || kind === selection.kind || !operatorKinds.includes(kind))
    .map((value) => ({ value, label: text(kindMessages[value]) }))
    .sort((a, b) => a.label.localeCompare(b.label, intl.locale));
  return (
    <div role="search" aria-label={text('audit.filters')} className={styles.filters}>
      <div className={styles.period}>
        <span aria-hidden="true">{text('audit.period')}</span>
        <div className={styles.days}>
          <DatePicker
            label={text('audit.from')}
            value={selection.from}
            min={min}
            max={selection.to}
            onChange={(day) => go('from', day)}
          />
          <span aria-hidden="true">–</span>
          <DatePicker
            label={text('audit.to')}
            value={selection.to}
            min={selection.from}
            max={today}
            today
            onChange={(day) => go('to', day)}
          />
        </div>
      </div>
      <PickOne
        label={text('audit.what')}
        value={selection.kind ?? 'all'}
        onChange={(value) => go('kind', value === 'all' ? undefined : value)}
        onClear={selection.kind && (() => go('kind', undefined))}
        options={[{ value: 'all', label: text('audit.what.all') }, ...options]}
      />
      <SearchField label={text('audit.who')} value={person} onChange={setPerson} />
      <SearchField label={text('audit.object')} ofPage value={object} onChange={setObject} />
    </div>
  );
}
