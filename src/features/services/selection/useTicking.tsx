import { useCallback, useMemo } from 'react';
import { FormattedMessage } from 'react-intl';
import { keyOf, type ListedService } from '../../../contracts/domain/services/catalogue';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import { selectTickedServices, servicesTicked } from '../../../store/selection.slice';
import type { Picking } from '../../../ui/lists/Table';
import { TickPage } from './TickPage';

/** Returns the column of checkboxes. It subscribes to the ticks once for all rows, which change with each key of a search. */
export function useTicking(rows: readonly ListedService[]): Picking<ListedService> {
  const dispatch = useAppDispatch();
  const keys = useAppSelector(selectTickedServices);
  const picked = useMemo(() => new Set(keys), [keys]);
  const onPick = useCallback(
    (service: ListedService, on: boolean) => dispatch(servicesTicked({ keys: [keyOf(service)], on })),
    [dispatch],
  );
  return {
    head: <TickPage rows={rows} />,
    verb: <FormattedMessage id="services.select" />,
    picked,
    onPick,
  };
}
