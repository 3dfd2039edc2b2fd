import { FormattedMessage } from 'react-intl';
import { object, type ObjectSchema } from 'yup';
import { useName } from '../../i18n/useName';
import { blankDraft, type DenyInviteDraft } from '../../machines/denyInvite/denyInvite.draft';
import type { denyInviteMachine } from '../../machines/denyInvite/denyInvite.machine';
import { TicketKey } from '../../ui/texts/TicketKey';
import { InvitationLine } from '../connection/InvitationLine';
import { useConnection } from '../connection/useConnection';
import { CommentsField } from '../form/CommentsField';
import { DialogForm } from '../form/DialogForm';
import { comments } from '../form/comments';
import type { PanelProps } from '../frame/panels';

/** Rules of the form; its messages are ids. */
const denyInviteSchema: ObjectSchema<DenyInviteDraft> = object({
  comments,
});

/** Asks whether to deny, and says what stays possible (REQUIREMENTS 155). */
export function denyingPanel(messageId: string) {
  return function DenyingPanel({ actor }: PanelProps<typeof denyInviteMachine>) {
    const { subject, institution, draft } = useConnection(actor);
    const nameOf = useName();
    const values = {
      service: nameOf(subject),
      institution: nameOf(institution),
      key: <TicketKey>{subject.ticket?.key ?? ''}</TicketKey>,
    };
    return (
      <DialogForm
        name="denyInvite"
        pristine={blankDraft}
        draft={draft}
        schema={denyInviteSchema}
        onSubmit={(sent) => actor.send({ type: 'form.submitted', draft: sent })}
        submit={{
          label: <FormattedMessage id="denyInvite.submit" />,
          reason: <FormattedMessage id="denyInvite.submit.reason" values={values} />,
        }}
      >
        <InvitationLine ticket={subject.ticket} />
        <p>
          <FormattedMessage id={messageId} values={values} />
        </p>
        <CommentsField hint={<FormattedMessage id="denyInvite.comments.hint" />} />
      </DialogForm>
    );
  };
}
