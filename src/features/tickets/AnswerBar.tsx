import { useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { MOST_TICKETS } from '../../contracts/domain/dialogAddress';
import { useDialogPlace } from '../../store/useDialogPlace';
import { Button } from '../../ui/actions/Button';
import { ButtonLink } from '../../ui/actions/ButtonLink';
import { SelectionBar } from '../../ui/actions/SelectionBar';
import { nameOf } from './ticketTitle';
import type { AnswerTicks, RefusedTick } from './useAnswerTicks';

interface AnswerBarProps {
  readonly ticks: AnswerTicks;
  /** Called when all rows are unticked: the focus moves elsewhere, since the bar disappears. */
  readonly onClear: () => void;
}

/** Offers one answer to all ticked invitations. */
export function AnswerBar({ ticks, onClear }: AnswerBarProps) {
  const intl = useIntl();
  const placeOf = useDialogPlace();
  const bar = useRef<HTMLDivElement>(null);
  const { ticked, alike, refused, tickAlike } = ticks;
  const kind = ticked[0]?.type;
  const tickets = ticked.map(({ key }) => key);
  const most = Math.min(alike.length, MOST_TICKETS);
  const tickMost = () => {
    // The button goes away.
    bar.current?.focus();
    tickAlike();
  };
  return (
    <SelectionBar
      ref={bar}
      label={intl.formatMessage({ id: 'tickets.answer' })}
      count={ticked.length}
      note={<FormattedMessage id="tickets.answer.kind" values={{ count: ticked.length, kind }} />}
      onClear={onClear}
      below={
        refused && (
          <p role="alert" className="small">
            <RefusedText refused={refused} />
          </p>
        )
      }
    >
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
    </SelectionBar>
  );
}

function RefusedText({ refused: { ticket, reason } }: { readonly refused: RefusedTick }) {
  return reason === 'full' ? (
    <FormattedMessage id="tickets.answer.full" values={{ count: MOST_TICKETS }} />
  ) : (
    <FormattedMessage id="tickets.answer.otherKind" values={{ name: nameOf(ticket), kind: ticket.type }} />
  );
}
