import { EndedPage } from './EndedPage';
import { LoggedOutText } from './LoggedOutText';

/** Replaces the page after a logout; it does not check who is logged in now. */
export function LoggedOut() {
  return (
    <EndedPage titleId="loggedOut.title">
      <LoggedOutText />
    </EndedPage>
  );
}
