import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { boolean, object, type ObjectSchema } from 'yup';
import { useName } from '../../i18n/useName';
import {
  blankDraft,
  type AnswerInvitationsDraft,
} from '../../machines/answerInvitations/answerInvitations.draft';
import type { answerInvitationsMachine } from '../../machines/answerInvitations/answerInvitations.machine';
import { waiting } from '../../machines/answerInvitations/answerInvitations.queue';
import type { Invitation } from '../../machines/answerInvitations/answerInvitations.subject';
import { CheckboxField } from '../../ui/form/CheckboxField';
import { Banner } from '../../ui/notices/Banner';
import { FailureText } from '../../ui/notices/FailureText';
import { CommentsField } from '../form/CommentsField';
import { DialogForm } from '../form/DialogForm';
import { comments } from '../form/comments';
import type { PanelProps } from '../frame/panels';
import { ConnectionMeaning } from './ConnectionMeaning';
import { InvitationList } from './InvitationList';
import { LeftOutList } from './LeftOutList';

/** Rules of the form; its messages are ids. */
const answerSchema: ObjectSchema<AnswerInvitationsDraft> = object({
  comments,
  termsAccepted: boolean().required(),
});

/** A person who connects services accepts the terms of all of them. */
const connectAllSchema: ObjectSchema<AnswerInvitationsDraft> = object({
  comments,
  termsAccepted: boolean().required().isTrue('connect.terms.required'),
});

type Props = PanelProps<typeof answerInvitationsMachine>;

interface AnsweringProps extends Props {
  readonly schema: ObjectSchema<AnswerInvitationsDraft>;
  /** Ids of messages with the values `count`, `institution` and `kind`, the kind of answer. */
  readonly text: string;
  readonly submit: string;
  readonly reason: string;
  readonly look?: 'danger';
  readonly meaning?: (invitation: Invitation) => ReactNode;
  readonly children?: ReactNode;
}

/** Shows which invitations get the answer and which do not, and takes one comment for all. */
function Answering({ actor, schema, text, submit, reason, look, meaning, children }: AnsweringProps) {
  const context = useSelector(actor, (snapshot) => snapshot.context);
  const nameOf = useName();
  const invitations = waiting(context);
  const values = {
    count: invitations.length,
    institution: nameOf(context.institution),
    kind: invitations[0]?.type ?? '',
  };
  return (
    <DialogForm
      name="answerInvitations"
      pristine={blankDraft}
      draft={context.draft}
      schema={schema}
      onSubmit={(draft) => actor.send({ type: 'form.submitted', draft })}
      submit={{
        label: <FormattedMessage id={submit} values={values} />,
        reason: <FormattedMessage id={reason} values={values} />,
        ...(look && { look }),
      }}
    >
      {context.doubt && (
        <Banner tone="warning">
          <FormattedMessage id="answerInvitations.doubt" values={{ name: context.doubt.name }} />{' '}
          <FailureText failure={context.doubt.failure} />
        </Banner>
      )}
      <p>
        <FormattedMessage id={text} values={values} />
      </p>
      <InvitationList invitations={invitations} {...(meaning && { meaning })} />
      <LeftOutList leftOut={context.found?.leftOut ?? []} />
      <CommentsField hint={<FormattedMessage id="answerInvitations.comments.hint" />} />
      {children}
    </DialogForm>
  );
}

/** Asks to accept that services are connected, each shown with what that means. */
export function AcceptingConnections({ actor }: Props) {
  const { institution, policies } = useSelector(actor, ({ context }) => context);
  const name = useName()(institution);
  return (
    <Answering
      actor={actor}
      schema={connectAllSchema}
      text="answerInvitations.acceptingConnections.text"
      submit="answerInvitations.accept"
      reason="answerInvitations.accept.reason"
      meaning={(invitation) => (
        <ConnectionMeaning invitation={invitation} policies={policies} institution={name} />
      )}
    >
      <div>
        <p className="small muted">
          <FormattedMessage id="answerInvitations.terms" />
        </p>
        <CheckboxField
          name="termsAccepted"
          label={<FormattedMessage id="connect.terms.accept" values={{ institution: name }} />}
        />
      </div>
    </Answering>
  );
}

export function AcceptingDisconnections({ actor }: Props) {
  return (
    <Answering
      actor={actor}
      schema={answerSchema}
      text="answerInvitations.acceptingDisconnections.text"
      submit="answerInvitations.accept"
      reason="answerInvitations.acceptEnds.reason"
      look="danger"
    />
  );
}

export function Denying({ actor }: Props) {
  return (
    <Answering
      actor={actor}
      schema={answerSchema}
      text="answerInvitations.denying.text"
      submit="answerInvitations.deny"
      reason="answerInvitations.deny.reason"
    />
  );
}
