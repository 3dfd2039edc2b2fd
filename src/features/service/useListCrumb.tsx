import { FormattedMessage } from 'react-intl';
import { backToPlace, rememberedPlace } from '../../store/lastList';
import { usePerson } from '../../store/person';
import type { Crumb } from '../../ui/page/Breadcrumbs';

/** Returns the crumb that leads back to the list with its search, page and scroll position, even after a reload. */
export function useListCrumb(): Crumb {
  const { guest } = usePerson().roles;
  const { address } = rememberedPlace();
  const list = guest || address.startsWith('/apps/all') ? 'all' : 'connected';
  const label = <FormattedMessage id="service.back" values={{ list }} />;
  return { key: 'list', label, to: address, state: backToPlace };
}
