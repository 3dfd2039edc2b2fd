import { useIntl } from 'react-intl';
import { keyOf, type ListedService } from '../../../contracts/domain/catalogue';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import { selectIsTicked, servicesTicked } from '../../../store/selection.slice';
import { PickBox } from '../../../ui/PickBox';

/** Shows the checkbox of a row. It reads its own tick, so that a tick renders no other row. */
export function TickService({ service }: { readonly service: ListedService }) {
  const intl = useIntl();
  const dispatch = useAppDispatch();
  const key = keyOf(service);
  const ticked = useAppSelector((state) => selectIsTicked(state, key));
  return (
    <PickBox
      label={intl.formatMessage({ id: 'services.select' }, { name: service.name })}
      checked={ticked}
      onChange={(on) => dispatch(servicesTicked({ keys: [key], on }))}
    />
  );
}
