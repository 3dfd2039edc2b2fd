import type { Failure } from '../../contracts/domain/failure';
import type { Person } from '../../contracts/domain/person';

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

/** Same login and same rights; a super user who takes on another role elsewhere is not the same any more. */
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
 * The login of this page had ended, its person has logged in again, and does not act for the institution of this page any
 * more. Whoever left it in another tab while logged in has not: that was a choice.
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
 * Returns the person of the start with what is told of their institutions now: the desk may have changed them meanwhile. The
 * rest stays, so that nothing that somebody is filling in goes away. Where the session acts for another institution by now,
 * this page goes on with its own.
 */
export function withNews(pinned: Person | null, found: Person): Person | null {
  if (!pinned?.institution || pinned.institution.entityId !== found.institution?.entityId) return pinned;
  const { institution, institutions } = found;
  const isOld =
    JSON.stringify([pinned.institution, pinned.institutions]) === JSON.stringify([institution, institutions]);
  return isOld ? pinned : { ...pinned, institution, institutions };
}
