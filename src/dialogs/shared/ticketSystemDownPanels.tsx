import { useSelector } from '@xstate/react';
import { FormattedMessage } from 'react-intl';
import '../../i18n/texts/dialogs';
import type { ticketSystemDownMachine } from '../../machines/shared/ticketSystemDown.machine';
import { CloseButton, RetryButton, ReturnButton } from '../frame/buttons';
import { Notice } from '../frame/Notice';
import type { PanelProps, Panels } from '../frame/panels';
import { SupportLine } from '../frame/SupportLine';

type Props = PanelProps<typeof ticketSystemDownMachine>;

function Announced({ actor }: Props) {
  const footer = (
    <>
      <CloseButton />
      <RetryButton actor={actor} />
    </>
  );
  return (
    <Notice tone="warning" footer={footer}>
      <p>
        <FormattedMessage id="ticketSystemDown.announced.text" />
      </p>
      <SupportLine />
    </Notice>
  );
}

function Refused({ actor }: Props) {
  return (
    <Notice tone="warning" footer={<Footer actor={actor} />}>
      <p>
        <FormattedMessage id="ticketSystemDown.refused.text" />
      </p>
      <Attempts actor={actor} />
      <SupportLine />
    </Notice>
  );
}

function Uncertain({ actor }: Props) {
  return (
    <Notice tone="warning" footer={<Footer actor={actor} />}>
      <p>
        <FormattedMessage id="ticketSystemDown.uncertain.text" />
      </p>
      <Attempts actor={actor} />
      <SupportLine />
    </Notice>
  );
}

function Footer({ actor }: Props) {
  return (
    <>
      <ReturnButton actor={actor} />
      <RetryButton actor={actor} />
    </>
  );
}

function Attempts({ actor }: Props) {
  const attempts = useSelector(actor, ({ context }) => context.attempts);
  return (
    <p className="muted">
      <FormattedMessage id="ticketSystemDown.attempts" values={{ attempts }} />
    </p>
  );
}

export const ticketSystemDownPanels: Panels<typeof ticketSystemDownMachine> = {
  sorting: null,
  announced: Announced,
  refused: Refused,
  uncertain: Uncertain,
  retrying: null,
  returned: null,
  dismissed: null,
};
