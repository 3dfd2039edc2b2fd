import { IdentitiesPage } from '../../features/identities/IdentitiesPage';
import { useLeave } from '../session/useLeave';

/** Acting as another person begins, like every change of person, with a fresh load of the page. */
export function SwitchIdentityPage() {
  const { actAs } = useLeave();
  return <IdentitiesPage onActAs={actAs} />;
}
