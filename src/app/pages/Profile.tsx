import { ProfilePage } from '../../features/profile/ProfilePage';
import { openOtherLogins } from '../../store/actors/otherLogins.ports';
import { usePageActor } from '../../pages/usePageActor';

/** Runs the chart that ends other logins, while the profile is shown. */
export function Profile() {
  const { actor } = usePageActor(openOtherLogins);
  return <ProfilePage otherLogins={actor} />;
}
