import { memo, lazy, Suspense } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ListedService } from '../../../contracts/domain/services/catalogue';
import { DIALOG_PARAMETER } from '../../../contracts/domain/dialogAddress';
import { useLinks } from '../../../extending/extensions';
import { usePerson } from '../../../store/person';
import { ButtonLink } from '../../../ui/actions/ButtonLink';
import { CloseSheet, Sheet } from '../../../ui/overlays/Sheet';
import { DownloadServices } from './DownloadServices';
import type { Order } from '../listAddress';
import { OrderSelect } from './OrderSelect';
import { retry } from '../../../lib/retry';
import { Toggletip } from '../../../ui/overlays/Toggletip';
import styles from './ListToolbar.module.css';

const LegendEntries = lazy(async () => ({
  default: (await retry(() => import('../table/LegendEntries'))).LegendEntries,
}));

/** Explains the labels of the list to those who see them. */
function Legend({ guest }: { readonly guest: boolean }) {
  const intl = useIntl();
  return (
    <Toggletip label={intl.formatMessage({ id: 'services.legend' })}>
      <Suspense fallback={<FormattedMessage id="ui.loading" />}>
        <LegendEntries guest={guest} />
      </Suspense>
    </Toggletip>
  );
}

interface ListToolsProps {
  readonly id: string;
  /** Query that the list answers. */
  readonly params: URLSearchParams;
  readonly order: Order;
  readonly mixed: boolean;
  readonly onOrder: (order: Order) => void;
  /** All services that were found, on every page of the list. */
  readonly services: readonly ListedService[];
  /** True while more services may still be found. */
  readonly coming: boolean;
}

/**
 * Shows what is used once a visit: legend, order and download. In narrow windows, where the list comes first, they are
 * a sheet.
 */
export const ListTools = memo(function ListTools(props: ListToolsProps) {
  const { id, params, order, mixed, onOrder, services, coming } = props;
  const intl = useIntl();
  const links = useLinks('listLinks');
  const { guest } = usePerson().roles;
  return (
    <Sheet id={id} label={intl.formatMessage({ id: 'services.tools' })}>
      <div className={styles.sheet}>
        <Legend guest={guest} />
        <OrderSelect order={order} mixed={mixed} onChange={onOrder} />
        <DownloadServices services={services} coming={coming} />
        {links.map(({ messageId, dialog }) => (
          <ButtonLink
            key={dialog}
            small
            to={`?${new URLSearchParams({ ...Object.fromEntries(params), [DIALOG_PARAMETER]: dialog })}`}
            keepsPlace
          >
            <FormattedMessage id={messageId} />
          </ButtonLink>
        ))}
        <CloseSheet sheet={id}>
          <FormattedMessage id="services.filters.show" values={{ count: services.length }} />
        </CloseSheet>
      </div>
    </Sheet>
  );
});
