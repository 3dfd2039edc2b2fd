import { EndedPage } from './EndedPage';
import { LoggedOutWords } from './LoggedOutWords';

/** Takes the place of the page of somebody who has logged out; nobody is asked who is here now. */
export function LoggedOut() {
  return (
    <EndedPage titleId="loggedOut.title">
      <LoggedOutWords />
    </EndedPage>
  );
}
