import { InvitePage } from '../../features/invitations/InvitePage';
import { openInviteRequest } from '../../store/actors/inviteRequest.ports';
import { usePageActor } from '../../pages/usePageActor';

/** After an invitation, the page starts again at its top. */
export function InviteRequest() {
  const { actor, again } = usePageActor(openInviteRequest, begin);
  function begin() {
    again();
    window.scrollTo(0, 0);
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
  }
  return <InvitePage actor={actor} />;
}
