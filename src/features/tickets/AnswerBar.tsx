import { useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { MOST_TICKETS } from '../../contracts/domain/dialogAddress';
import type { TicketType } from '../../contracts/wire/enumerations';
import { useDialogPlace } from '../../store/useDialogPlace';
import { ActionBar } from '../../ui/actions/ActionBar';
import { Button, ButtonGroup } from '../../ui/actions/Button';
import { ButtonLink } from '../../ui/actions/ButtonLink';
import { LiveRegion } from '../../ui/notices/LiveRegion';
import { Reason } from '../../ui/notices/Reason';
import { nameOf } from './ticketTitle';
import type { AnswerTicks, RefusedTick } from './useAnswerTicks';

export interface AnswerBarProps {
  readonly ticks: AnswerTicks;
  /** Called when all rows are unticked: the focus moves elsewhere, since the bar disappears. */
  readonly onClear: () => void;
}

/** Offers one answer to all ticked invitations; shows nothing if none is ticked. */
export function AnswerBar({ ticks, onClear }: AnswerBarProps) {
  const { ticked, refused } = ticks;
  const [first] = ticked;
  return (
    <>
      {first && <Bar ticks={ticks} kind={first.type} onClear={onClear} />}
      <LiveRegion>
        {refused ? (
          <RefusedText refused={refused} />
        ) : (
          first && <TickedText ticked={ticked} kind={first.type} />
        )}
      </LiveRegion>
    </>
  );
}

function Bar({ ticks, kind, onClear }: AnswerBarProps & { readonly kind: TicketType }) {
  const intl = useIntl();
  const placeOf = useDialogPlace();
  const bar = useRef<HTMLDivElement>(null);
  const { ticked, alike, refused, tickAlike } = ticks;
  const tickets = ticked.map(({ key }) => key);
  const most = Math.min(alike.length, MOST_TICKETS);
  const tickMost = () => {
    // The button goes away.
    bar.current?.focus();
    tickAlike();
  };
  return (
    <ActionBar ref={bar} label={intl.formatMessage({ id: 'tickets.answer' })}>
      <p>
        <TickedText ticked={ticked} kind={kind} />
      </p>
      <ButtonGroup>
        <ButtonLink small look="primary" keepsPlace to={placeOf({ dialog: 'acceptAll', tickets })}>
          <FormattedMessage id="tickets.answer.accept" values={{ kind }} />
        </ButtonLink>
        <ButtonLink small keepsPlace to={placeOf({ dialog: 'denyAll', tickets })}>
          <FormattedMessage id="tickets.answer.deny" />
        </ButtonLink>
        {ticked.length < most && (
          <Button small onClick={tickMost}>
            <FormattedMessage
              id={most < alike.length ? 'tickets.answer.most' : 'tickets.answer.all'}
              values={{ count: most, total: alike.length }}
            />
          </Button>
        )}
        <Button small look="quiet" onClick={onClear}>
          <FormattedMessage id="tickets.answer.clear" />
        </Button>
      </ButtonGroup>
      {refused && (
        <Reason>
          <RefusedText refused={refused} />
        </Reason>
      )}
    </ActionBar>
  );
}

interface TickedTextProps extends Pick<AnswerTicks, 'ticked'> {
  readonly kind: TicketType;
}

function TickedText({ ticked, kind }: TickedTextProps) {
  return <FormattedMessage id="tickets.answer.ticked" values={{ count: ticked.length, kind }} />;
}

function RefusedText({ refused: { ticket, reason } }: { readonly refused: RefusedTick }) {
  return reason === 'full' ? (
    <FormattedMessage id="tickets.answer.full" values={{ count: MOST_TICKETS }} />
  ) : (
    <FormattedMessage id="tickets.answer.otherKind" values={{ name: nameOf(ticket), kind: ticket.type }} />
  );
}
