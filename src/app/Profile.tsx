import { ProfilePage } from '../features/profile/ProfilePage';
import { openOtherLogins } from '../store/actors/otherLogins.ports';
import { usePageActor } from './usePageActor';

/** The profile, with the chart that ends logins elsewhere. */
export function Profile() {
  const { actor } = usePageActor(openOtherLogins);
  return <ProfilePage otherLogins={actor} />;
}
