import { useSelector } from '@xstate/react';
import { FormattedMessage } from 'react-intl';
import type { PickedService } from '../../../contracts/domain/services/pickedServices';
import type { watchServicesMachine } from './watchServices.machine';
import { Button } from '../../../ui/actions/Button';
import { ButtonLink } from '../../../ui/actions/ButtonLink';
import { useDialogFrame } from '../../../dialogs/frame/dialogFrame';
import { CloseButton, CloseFooter } from '../../../dialogs/frame/buttons';
import { DialogPanel } from '../../../dialogs/frame/DialogPanel';
import { Notice } from '../../../dialogs/frame/Notice';
import type { PanelProps } from '../../../dialogs/frame/panels';
import { DoneButton } from '../../../dialogs/shared/results';

type Props = PanelProps<typeof watchServicesMachine>;

export function ConfirmingPanel({ actor }: Props) {
  const { dismiss } = useDialogFrame();
  const services = useSelector(actor, ({ context }) => context.services);
  const footer = (
    <>
      <Button onClick={dismiss}>
        <FormattedMessage id="dialog.cancel" />
      </Button>
      <Button look="primary" onClick={() => actor.send({ type: 'watch.requested' })}>
        <FormattedMessage id="watchServices.submit" values={{ count: services.length }} />
      </Button>
    </>
  );
  return (
    <DialogPanel footer={footer}>
      <p>
        <FormattedMessage id="watchServices.confirming.text" values={{ count: services.length }} />
      </p>
      <Names services={services} />
    </DialogPanel>
  );
}

export function NothingPickedPanel() {
  return (
    <Notice tone="warning" footer={<CloseFooter />}>
      <p>
        <FormattedMessage id="watchServices.nothingPicked.text" />
      </p>
    </Notice>
  );
}

export function NoRoomPanel() {
  const footer = (
    <>
      <CloseButton />
      <WatchingLink look="primary" />
    </>
  );
  return (
    <Notice tone="warning" footer={footer}>
      <p>
        <FormattedMessage id="watchServices.noRoom.text" />
      </p>
    </Notice>
  );
}

export function WatchedPanel({ actor }: Props) {
  const count = useSelector(actor, ({ context }) => context.services.length);
  return (
    <Notice tone="success" footer={<Done />}>
      <p>
        <FormattedMessage id="watchServices.watched.text" values={{ count }} />
      </p>
    </Notice>
  );
}

export function PartlyWatchedPanel({ actor }: Props) {
  const { services, missed } = useSelector(actor, ({ context }) => context);
  return (
    <Notice tone="warning" footer={<Done />} after={<Names services={missed} />}>
      <p>
        <FormattedMessage
          id="watchServices.partlyWatched.text"
          values={{ count: services.length - missed.length, missed: missed.length }}
        />
      </p>
    </Notice>
  );
}

function Done() {
  return (
    <>
      <WatchingLink />
      <DoneButton />
    </>
  );
}

function WatchingLink({ look }: { readonly look?: 'primary' }) {
  return (
    <ButtonLink look={look} to="/watching">
      <FormattedMessage id="watchServices.see" />
    </ButtonLink>
  );
}

interface NamesProps {
  readonly services: readonly PickedService[];
}

function Names({ services }: NamesProps) {
  return (
    <ul className="bullets">
      {services.map(({ serviceEntityId, serviceType, name }) => (
        <li key={`${serviceType} ${serviceEntityId}`}>{name}</li>
      ))}
    </ul>
  );
}
