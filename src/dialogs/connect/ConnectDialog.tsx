import type { connectMachine } from '../../machines/connect/connect.machine';
import { connectionView } from '../connection/connectionView';
import { LeavePanel } from '../form/LeavePanel';
import { connectionPanels } from '../connection/connectionPanels';
import { refusalPanel } from '../shared/refusals';
import { filedPanel, settledPanel, type Following } from '../shared/results';
import type { Panels, PanelProps } from '../frame/panels';
import { SupportLine } from '../frame/SupportLine';
import { EditingPanel } from './panels/EditingPanel';
import { useConnection } from '../connection/useConnection';
import { acceptMessages } from './connect.messages';
import { ConnectForm } from './panels/ConnectForm';
import { FormattedMessage } from 'react-intl';
import { ButtonLink } from '../../ui/actions/ButtonLink';
import { CloseButton } from '../frame/buttons';
import '../../i18n/texts/connect';

const requested: Following = {
  done: 'connection.next.sent',
  desk: 'connect.next.desk',
  end: 'connect.next.connected',
};

const connectPanels: Panels<typeof connectMachine> = {
  ...connectionPanels,
  preparing: null,
  checking: null,
  choosing: null,
  steppingUp: null,
  editing: EditingPanel,
  accepting: AcceptingPanel,
  confirmingLeave: LeavePanel,
  submitting: null,
  takingSecondWay: null,
  notConnectable: refusalPanel('connect.notConnectable.text'),
  outsideEdugain: refusalPanel('connect.outsideEdugain.text', <OutsideEdugainFooter />),
  alreadyConnected: refusalPanel('connect.alreadyConnected.text'),
  requested: filedPanel('connection.requested.text', requested),
  requestedWithoutKey: filedPanel('connection.requestedWithoutKey.text', requested, false),
  queued: settledPanel('warning', 'connection.queued.text'),
  accepted: filedPanel('connect.accepted.text', { ...requested, done: 'connection.next.accepted' }),
  established: settledPanel('success', 'connect.established.text'),
  rejected: settledPanel('danger', 'connect.rejected.text', <SupportLine />),
};

export const connectView = connectionView('connect', connectPanels, ['editing', 'accepting']);

/** The same form as the answer to an invitation, without contact address. */
function AcceptingPanel({ actor }: PanelProps<typeof connectMachine>) {
  const connection = useConnection(actor);
  return (
    <ConnectForm
      connection={connection}
      accepts
      asksContact={false}
      submit={acceptMessages[connection.subject.way]}
      onSubmit={(draft) => actor.send({ type: 'form.submitted', draft })}
    />
  );
}

/** The institution's own page has the form for the step that comes first (REQUIREMENTS 138). */
function OutsideEdugainFooter() {
  return (
    <>
      <CloseButton />
      <ButtonLink look="primary" to="/my-idp/edit">
        <FormattedMessage id="connect.outsideEdugain.edit" />
      </ButtonLink>
    </>
  );
}
