import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { isOutsideEdugain } from '../../../contracts/domain/services/connection';
import { Slot } from '../../../extending/extensions';
import { usePerson } from '../../../store/person';
import { Button } from '../../../ui/actions/Button';
import { ButtonAnchor, ButtonLink } from '../../../ui/actions/ButtonLink';
import { Reason } from '../../../ui/notices/Reason';
import { Toggletip } from '../../../ui/overlays/Toggletip';
import type { ControlProps } from './controlProps';
import { RefusalText } from './RefusalText';
import { useDialogPlace } from '../../../store/useDialogPlace';
import { useLoginAddress } from './useLoginAddress';

/** Shows guests the link to log in (REQUIREMENTS 94). */
export function LogIn({ brief }: ControlProps) {
  return (
    <ButtonAnchor small={brief} href={useLoginAddress()}>
      <FormattedMessage id="service.login" />
    </ButtonAnchor>
  );
}

/** Shows the button as busy while the tickets load, so that nothing moves afterwards. */
export function Looking({ connection, brief }: ControlProps) {
  return (
    <Button small={brief} look={lookOf(connection)} busy>
      <Label connection={connection} />
    </Button>
  );
}

export function Change({ connection, brief }: ControlProps) {
  const placeOf = useDialogPlace();
  const { institution } = usePerson();
  const { service } = connection;
  const dialog = service.connected ? 'disconnect' : 'connect';
  return (
    <>
      <ButtonLink small={brief} look={lookOf(connection)} keepsPlace to={placeOf({ dialog, service })}>
        <Label connection={connection} />
      </ButtonLink>
      {!brief && !service.connected && institution && isOutsideEdugain(institution, service) && (
        <OutsideEdugain />
      )}
    </>
  );
}

/**
 * Says that connecting is possible only once the institution is published in eduGAIN, as the dialog does
 * (REQUIREMENTS 138).
 */
function OutsideEdugain() {
  return (
    <Reason>
      <FormattedMessage
        id="service.outsideEdugain"
        values={{ edit: (chunks) => <Link to="/my-idp/edit">{chunks}</Link> }}
      />
    </Reason>
  );
}

/**
 * Shows the button although the tickets could not be loaded; the server refuses a second request anyway
 * (REQUIREMENTS 111).
 */
export function Unchecked(props: ControlProps) {
  return (
    <>
      <Change {...props} />
      <Reason>
        <FormattedMessage id="service.pendingUnknown" />
      </Reason>
      <Button small look="quiet" icon="retry" onClick={props.connection.retry}>
        <FormattedMessage id="ui.retry" />
      </Button>
    </>
  );
}

/** Says that tickets are out of order before the person opens the dialog, which explains more. */
export function WhileDown(props: ControlProps) {
  return (
    <>
      <Change {...props} />
      <Reason>
        <FormattedMessage id="service.ticketSystemDown" />
      </Reason>
    </>
  );
}

/** Tells on demand why the connection cannot be changed, in a head that has no room for the reason. */
function Why({ children }: { readonly children: ReactNode }) {
  return <Toggletip label={useIntl().formatMessage({ id: 'service.why' })}>{children}</Toggletip>;
}

/** Shows the button with the reason why the service cannot be connected. */
export function NotConnectable({ connection, brief }: ControlProps) {
  if (brief) {
    return (
      <Why>
        <FormattedMessage id="service.saml1Only" />
      </Why>
    );
  }
  return (
    <Button look={lookOf(connection)} disabledReason={<FormattedMessage id="service.saml1Only" />}>
      <Label connection={connection} />
    </Button>
  );
}

export function Refused({ connection, brief }: ControlProps) {
  const { refusal } = connection.context;
  if (brief) return refusal && <Why>{<RefusalText refusal={refusal} />}</Why>;
  return (
    <Button look={lookOf(connection)} disabledReason={refusal && <RefusalText refusal={refusal} />}>
      <Label connection={connection} />
    </Button>
  );
}

/** Shows what an extension offers to a person who may not connect, or else the button with the reason. */
export function ConnectRefused(props: ControlProps) {
  const { connection, brief } = props;
  return (
    <Slot
      name="mayNotConnect"
      with={{ service: connection.service, brief }}
      fallback={<Refused {...props} />}
      loading={<Looking {...props} />}
    />
  );
}

function lookOf({ context }: ControlProps['connection']): 'primary' | 'secondary' {
  return context.connected ? 'secondary' : 'primary';
}

/** Shows the label of the button. A template has its own (REQUIREMENTS 99). */
function Label({ connection: { context } }: Pick<ControlProps, 'connection'>) {
  if (context.connected) return <FormattedMessage id="service.disconnect" />;
  return <FormattedMessage id={context.singleTenant ? 'service.connectSingleTenant' : 'service.connect'} />;
}
