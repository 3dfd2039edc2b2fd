import { memo } from 'react';
import { useIntl } from 'react-intl';
import { Select } from '../../../ui/fields/Select';
import type { Order } from '../listAddress';

const plain: readonly Order[] = ['name', 'organisation'];
const whole: readonly Order[] = [...plain, 'connected-name', 'connected-organisation'];

interface OrderSelectProps {
  readonly order: Order;
  /** True if the list has both connected services and others. */
  readonly mixed: boolean;
  readonly onChange: (order: Order) => void;
}

export const OrderSelect = memo(function OrderSelect({ order, mixed, onChange }: OrderSelectProps) {
  const intl = useIntl();
  return (
    <Select
      label={intl.formatMessage({ id: 'services.order' })}
      options={(mixed ? whole : plain).map((value) => ({
        value,
        label: intl.formatMessage({ id: `services.order.${value}` }),
      }))}
      value={order}
      inline
      onChange={onChange}
    />
  );
});
