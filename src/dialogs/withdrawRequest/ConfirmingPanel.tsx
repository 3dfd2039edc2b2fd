import { useSelector } from '@xstate/react';
import { FormattedMessage } from 'react-intl';
import { object, type ObjectSchema } from 'yup';
import { blankDraft, type WithdrawRequestDraft } from '../../machines/withdrawRequest/withdrawRequest.draft';
import type { withdrawRequestMachine } from '../../machines/withdrawRequest/withdrawRequest.machine';
import { TicketKey } from '../../ui/texts/TicketKey';
import { CommentsField } from '../form/CommentsField';
import { DialogForm } from '../form/DialogForm';
import { comments } from '../form/comments';
import type { PanelProps } from '../frame/panels';
import { RequestLine } from './RequestLine';

/** Rules of the form (docs/EXTENSIONS.md, `withdraw`); its messages are ids. */
const withdrawRequestSchema: ObjectSchema<WithdrawRequestDraft> = object({
  comments,
});

/** Asks for confirmation, and says what the desk will not do then. */
export function ConfirmingPanel({ actor }: PanelProps<typeof withdrawRequestMachine>) {
  const { subject, draft, ticketKey } = useSelector(actor, ({ context }) => context);
  return (
    <DialogForm
      name="withdrawRequest"
      pristine={blankDraft}
      draft={draft}
      schema={withdrawRequestSchema}
      onSubmit={(sent) => actor.send({ type: 'form.submitted', draft: sent })}
      submit={{
        label: <FormattedMessage id="withdrawRequest.submit" />,
        reason: (
          <FormattedMessage
            id="withdrawRequest.submit.reason"
            values={{ key: <TicketKey>{ticketKey}</TicketKey> }}
          />
        ),
      }}
    >
      <RequestLine actor={actor} />
      <p>
        <FormattedMessage
          id="withdrawRequest.confirming.text"
          values={{ type: subject?.type ?? '', service: subject?.name ?? '' }}
        />
      </p>
      <CommentsField hint={<FormattedMessage id="withdrawRequest.comments.hint" />} />
    </DialogForm>
  );
}
