import { useIntl } from 'react-intl';
import { keyOf, type ListedService } from '../../../contracts/domain/catalogue';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import { selectIsTicked, servicesTicked } from '../../../store/selection.slice';
import { PickBox } from '../../../ui/PickBox';

/** The box of one row; a tick renders it alone. */
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
