import { memo } from 'react';
import { useIntl } from 'react-intl';
import { Select } from '../../ui/Select';
import type { Order } from './listAddress';

const messages = {
  name: 'services.order.name',
  organisation: 'services.order.organisation',
  'connected-name': 'services.order.connectedName',
  'connected-organisation': 'services.order.connectedOrganisation',
} as const satisfies Record<Order, string>;

const plain = ['name', 'organisation'] as const;
const whole = [...plain, 'connected-name', 'connected-organisation'] as const;

export interface OrderSelectProps {
  readonly order: Order;
  /** Whether the list has both connected services and others. */
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
        label: intl.formatMessage({ id: messages[value] }),
      }))}
      value={order}
      inline
      onChange={onChange}
    />
  );
});
