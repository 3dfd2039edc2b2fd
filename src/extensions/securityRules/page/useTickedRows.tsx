import { useCallback, useMemo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { keyOf } from '../../../contracts/domain/services/catalogue';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import { selectTickedServices, servicesTicked } from '../../../store/selection.slice';
import { PickBox } from '../../../ui/fields/PickBox';
import type { Picking } from '../../../ui/lists/Table';
import type { SecurityRow } from './securityRows';

/**
 * Returns the column of checkboxes; the one in the head ticks all rows that match search and filter, on every
 * page.
 */
export function useTickedRows(listed: readonly SecurityRow[]): Picking<SecurityRow> {
  const intl = useIntl();
  const dispatch = useAppDispatch();
  const keys = useAppSelector(selectTickedServices);
  const picked = useMemo(() => new Set(keys), [keys]);
  const all = useMemo(() => listed.map(({ service }) => keyOf(service)), [listed]);
  const count = all.filter((key) => picked.has(key)).length;
  const onPick = useCallback(
    ({ service }: SecurityRow, on: boolean) => dispatch(servicesTicked({ keys: [keyOf(service)], on })),
    [dispatch],
  );
  return {
    head: (
      <PickBox
        name={{ 'aria-label': intl.formatMessage({ id: 'security.tickAll' }, { count: all.length }) }}
        checked={count > 0 && count === all.length}
        partly={count > 0 && count < all.length}
        onChange={(on) => dispatch(servicesTicked({ keys: all, on }))}
      />
    ),
    verb: <FormattedMessage id="services.select" />,
    picked,
    onPick,
  };
}
