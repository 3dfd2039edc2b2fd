import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { ServiceRef } from '../../contracts/domain/services/serviceRef';
import type { Ticket } from '../../contracts/domain/tickets/ticket';
import { typeMessages } from '../../i18n/messages/ticketTypeMessages';
import { useDialogPlace } from '../../store/useDialogPlace';
import { ButtonLink } from '../../ui/actions/ButtonLink';

interface AnswerLinksProps {
  readonly ticket: Ticket;
  readonly service: ServiceRef;
  /** True if the button is solid. Only the ticket that waits longest has a solid button. */
  readonly primary: boolean;
  readonly small: boolean;
}

/** Shows links to accept and to decline: each opens the dialog about this invitation over the page. */
export function AnswerLinks({
  ticket: { key: invitation, type },
  service,
  primary,
  small,
}: AnswerLinksProps) {
  const placeOf = useDialogPlace();
  const accept = type === 'UNLINKINVITE' ? 'disconnect' : 'connect';
  const values = {
    kind: type,
    type: <FormattedMessage id={typeMessages[type]} />,
    hidden: (chunks: ReactNode) => <span className="visually-hidden">{chunks}</span>,
  };
  return (
    <>
      <ButtonLink
        small={small}
        look={primary ? 'primary' : 'secondary'}
        keepsPlace
        to={placeOf({ dialog: accept, service, invitation })}
      >
        <FormattedMessage id="ticket.accept" values={values} />
      </ButtonLink>
      <ButtonLink small={small} keepsPlace to={placeOf({ dialog: 'deny', service, invitation })}>
        <FormattedMessage id="ticket.decline" values={values} />
      </ButtonLink>
    </>
  );
}
