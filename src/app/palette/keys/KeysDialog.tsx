import { useSelector } from '@xstate/react';
import { FormattedMessage } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import '../../../i18n/texts/palette';
import { isMac } from '../../../lib/isMac';
import type { keysMachine } from '../../../machines/pages/keys/keys.machine';
import { CheckRow } from '../../../ui/fields/CheckRow';
import { Modal } from '../../../ui/overlays/Modal';
import { ModalFrame } from '../../../ui/overlays/ModalFrame';
import { KeyList } from './KeyList';

type KeysActor = ActorRefFrom<typeof keysMachine>;

/** Lists the keys; single-character keys can be turned off here (REQUIREMENTS 248). */
export function KeysDialog({ actor }: { readonly actor: KeysActor }) {
  const on = useSelector(actor, (state) => state.matches('on') || state.matches('turningOn'));
  const close = () => actor.send({ type: 'dismissal.requested' });
  const command = isMac() ? '⌘ K' : 'Ctrl K';
  return (
    <Modal narrow actor={actor} onDismiss={close}>
      <ModalFrame title={<FormattedMessage id="keys.title" />} panel="keys" onClose={close}>
        <KeyList />
        <div>
          <CheckRow
            label={<FormattedMessage id="keys.single" />}
            value="single"
            checked={on}
            onChange={(_, checked) => actor.send({ type: checked ? 'keys.enabled' : 'keys.disabled' })}
          />
          <p className="muted small">
            <FormattedMessage id="keys.single.hint" values={{ keys: command }} />
          </p>
        </div>
      </ModalFrame>
    </Modal>
  );
}
