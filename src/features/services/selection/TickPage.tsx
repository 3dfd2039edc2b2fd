import { useIntl } from 'react-intl';
import { keyOf, type ListedService } from '../../../contracts/domain/services/catalogue';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import { selectTickedServices, servicesTicked } from '../../../store/selection.slice';
import { PickBox } from '../../../ui/fields/PickBox';

/** Shows the checkbox of the table head, which ticks all rows of this page or none. */
export function TickPage({ rows }: { readonly rows: readonly ListedService[] }) {
  const intl = useIntl();
  const dispatch = useAppDispatch();
  const keys = rows.map(keyOf);
  const count = useAppSelector((state) => {
    const ticked = selectTickedServices(state);
    return ticked.length === 0 ? 0 : keys.filter((key) => ticked.includes(key)).length;
  });
  return (
    <PickBox
      name={{ 'aria-label': intl.formatMessage({ id: 'services.selectPage' }) }}
      checked={count > 0 && count === keys.length}
      partly={count > 0 && count < keys.length}
      onChange={(on) => dispatch(servicesTicked({ keys, on }))}
    />
  );
}
