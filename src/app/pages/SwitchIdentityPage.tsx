import { IdentitiesPage } from '../../features/identities/IdentitiesPage';
import { useLeave } from '../session/useLeave';

/** Acting as somebody else begins, as every change of person, with the page loaded afresh. */
export function SwitchIdentityPage() {
  const { actAs } = useLeave();
  return <IdentitiesPage onActAs={actAs} />;
}
