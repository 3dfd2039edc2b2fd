import { FormattedMessage } from 'react-intl';
import { DESK_EXTENSION } from '../contract/desk';
import '../desk.texts';
import { usePerson } from '../../../store/person';
import type { Crumb } from '../../../ui/page/Breadcrumbs';

/** Returns the crumb of the desk for what is under its other tabs; none if tickets are not processed here. */
export function useDeskCrumb(): readonly Crumb[] {
  const { extensions } = usePerson().installation;
  return extensions.includes(DESK_EXTENSION)
    ? [{ key: 'desk', label: <FormattedMessage id="desk.title" />, to: '/desk' }]
    : [];
}
