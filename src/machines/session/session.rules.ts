import type { Failure } from '../../contracts/domain/failure';
import type { Person } from '../../contracts/domain/person/person';

/** The server answered and said no; silence and faults of its own are something else (retry instead of a new login). */
export function isRefusedStart(failure: Failure): boolean {
  switch (failure.kind) {
    case 'offline':
    case 'timeout':
    case 'tooManyRequests':
    case 'ticketSystemUnreachable':
      return false;
    case 'unknown':
      return failure.status !== undefined && failure.status < 500;
    case 'sessionExpired':
    case 'forbidden':
    case 'levelTooLow':
    case 'notFound':
    case 'collision':
    case 'validation':
      return true;
  }
}

/** Same login and same rights; a super user who takes on another role elsewhere counts as another person. */
export function isSamePerson(pinned: Person | null, found: Person): boolean {
  return pinned !== null && identity(pinned) === identity(found);
}

function identity({ uid, switched, roles }: Person): string {
  return JSON.stringify([
    uid,
    switched,
    roles.guest,
    roles.member,
    roles.viewer,
    roles.admin,
    roles.superUser,
  ]);
}

/**
 * The login of this page had ended, and its person has logged in again but no longer acts for the institution
 * of this page. A person who left the institution in another tab while logged in does not count: that was a
 * choice.
 */
export function isBackAtHome(
  { pinned, found: before }: { readonly pinned: Person | null; readonly found: Person | null },
  found: Person,
): boolean {
  return (
    before?.roles.guest === true && pinned?.switched === true && !found.switched && pinned.uid === found.uid
  );
}

/**
 * Returns the person of the start with the current data of their institutions, which the desk may have
 * changed in the meantime. The rest stays, so that a form that is being filled in stays. If the session now
 * acts for another institution, this page keeps its own.
 */
export function withNews(pinned: Person | null, found: Person): Person | null {
  if (!pinned?.institution || pinned.institution.entityId !== found.institution?.entityId) return pinned;
  const { institution, institutions } = found;
  const isOld =
    JSON.stringify([pinned.institution, pinned.institutions]) === JSON.stringify([institution, institutions]);
  return isOld ? pinned : { ...pinned, institution, institutions };
}
