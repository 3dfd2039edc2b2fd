import { useSelector } from '@xstate/react';
import { FormattedMessage } from 'react-intl';
import type { FailureKind } from '../../contracts/domain/failure';
import { usePerson } from '../../store/person';
import { Button } from '../../ui/actions/Button';
import { FailureText } from '../../ui/notices/FailureText';
import { Modal } from '../../ui/overlays/Modal';
import { ModalFrame } from '../../ui/overlays/ModalFrame';
import type { InviteActor } from './inviteActor';

/** The messages for the states in which an invitation has failed. */
const messages = {
  refused: { title: 'invite.refused.title', text: 'invite.refused.text' },
  uncertain: { title: 'invite.uncertain.title', text: 'invite.uncertain.text' },
} as const;

/** The same invitation would be refused again. */
const final: readonly FailureKind[] = ['validation', 'forbidden', 'collision', 'notFound'];

/** Opens over the form, which is kept, whenever an invitation fails. */
export function Maintenance({ actor }: { readonly actor: InviteActor }) {
  const refused = useSelector(actor, (state) => state.matches('refused'));
  const uncertain = useSelector(actor, (state) => state.matches('uncertain'));
  const failure = useSelector(actor, ({ context }) => context.failure);
  const { supportEmail } = usePerson().installation.links;
  const panel = refused ? 'refused' : uncertain ? 'uncertain' : undefined;
  if (!panel || !failure) return null;
  const again = !final.includes(failure.kind);
  const detail = failure.kind === 'validation' ? failure.detail : undefined;
  const back = () => actor.send({ type: 'return.requested' });
  return (
    <Modal narrow actor={actor} onDismiss={back}>
      <ModalFrame
        title={<FormattedMessage id={messages[panel].title} />}
        panel={panel}
        onClose={back}
        footer={
          <>
            <Button look={again ? 'secondary' : 'primary'} onClick={back}>
              <FormattedMessage id="invite.failed.return" />
            </Button>
            {again && (
              <Button look="primary" onClick={() => actor.send({ type: 'retry.requested' })}>
                <FormattedMessage id="invite.failed.retry" />
              </Button>
            )}
          </>
        }
      >
        <p>
          <FormattedMessage id={again ? messages[panel].text : 'invite.refused.final'} />
        </p>
        <p className="muted">
          {detail ? (
            <FormattedMessage
              id="invite.failed.detail"
              values={{ detail: <code lang="en">{detail}</code> }}
            />
          ) : (
            <FailureText failure={failure} />
          )}
        </p>
        {supportEmail && (
          <p>
            <FormattedMessage
              id="invite.failed.support"
              values={{ email: <a href={`mailto:${supportEmail}`}>{supportEmail}</a> }}
            />
          </p>
        )}
      </ModalFrame>
    </Modal>
  );
}
