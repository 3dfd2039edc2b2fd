import { useEffect, useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { ResendPage } from '../../features/invitations/resend/ResendPage';
import { openResendInvite } from '../../store/actors/resendInvite.ports';
import { usePageActor } from '../../pages/usePageActor';

/** The page of a reminder leads back to the tickets afterwards. */
export function ResendInvite() {
  const navigate = useNavigate();
  const { jiraKey = '' } = useParams();
  const [sent, setSent] = useState(false);
  const { actor } = usePageActor(
    (needs) => openResendInvite(needs, jiraKey),
    () => setSent(true),
    jiraKey,
  );

  useEffect(() => {
    // Only once the form is gone: it would ask whether typed text may be lost.
    if (sent) void navigate('/tickets');
  }, [sent, navigate]);
  return <ResendPage ticketKey={jiraKey} actor={actor} />;
}
