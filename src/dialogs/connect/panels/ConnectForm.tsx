import { useMemo, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { blankDraft, type ConnectDraft } from '../../../machines/connect/connect.draft';
import { useName } from '../../../i18n/useName';
import { TicketKey } from '../../../ui/texts/TicketKey';
import { CommentsField } from '../../form/CommentsField';
import { DialogForm, type Alternative } from '../../form/DialogForm';
import { InvitationLine } from '../../connection/InvitationLine';
import type { Known } from '../../connection/useConnection';
import type { SubmitMessages } from '../connect.messages';
import { connectSchema } from '../connect.schema';
import { ContactFields, LevelField, RefusedAgreementField, SingleTenantNote, TermsField } from './fields';
import { LevelNote } from './LevelNote';
import { Readiness } from './Readiness';
import { Steps, type StepContent } from './Steps';
import styles from './ConnectForm.module.css';

interface ConnectFormProps {
  readonly connection: Known<ConnectDraft>;
  /** The form answers an invitation. */
  readonly accepts: boolean;
  readonly asksContact: boolean;
  readonly submit: SubmitMessages;
  readonly onSubmit: (draft: ConnectDraft) => void;
  readonly alternative?: Alternative<ConnectDraft> | undefined;
  readonly commentsHint?: ReactNode;
}

/** Shows what will happen, and asks for what is needed, in the steps that apply here. */
export function ConnectForm(props: ConnectFormProps) {
  const { connection, accepts, asksContact, submit, onSubmit, alternative, commentsHint } = props;
  const { subject, service, policies, institution, person, levels, draft } = connection;
  const nameOf = useName();
  const pristine = useMemo(() => ({ ...blankDraft, contactEmail: person.email }), [person.email]);
  const { agreementRefused } = subject;
  const schema = useMemo(
    () => connectSchema({ asksContact, agreementRefused }),
    [asksContact, agreementRefused],
  );
  const names = {
    service: nameOf(subject),
    organisation: subject.organisation || nameOf(subject),
    institution: nameOf(institution),
  };
  const key = <TicketKey>{subject.ticket?.key ?? ''}</TicketKey>;
  const step = (name: string, title: string, content: StepContent['content']): StepContent => ({
    key: name,
    title: <FormattedMessage id={title} values={names} />,
    content,
  });
  const request = (
    <div className={styles.request}>
      {subject.ownLevel ? (
        <LevelNote uri={subject.ownLevel} login={person.level} service={names.service} />
      ) : (
        <LevelField levels={levels} />
      )}
      {asksContact && <ContactFields own={pristine.contactEmail !== ''} />}
      <CommentsField hint={commentsHint} />
      <TermsField {...names} />
    </div>
  );
  const steps: (StepContent | false)[] = [
    step(
      'ready',
      'connect.ready.title',
      <Readiness situation={{ service, subject, policies }} names={names} />,
    ),
    subject.singleTenant && step('tenant', 'connect.singleTenant.title', <SingleTenantNote {...names} />),
    agreementRefused && step('refused', 'connect.refused.title', <RefusedAgreementField {...names} />),
    step('request', accepts ? 'connect.answer.title' : 'connect.request.title', request),
  ];
  return (
    <DialogForm
      name="connect"
      pristine={pristine}
      draft={draft}
      schema={schema}
      onSubmit={onSubmit}
      submit={{
        label: <FormattedMessage id={submit.label} />,
        reason: <FormattedMessage id={submit.reason} values={{ ...names, key }} />,
      }}
      alternative={alternative}
    >
      {accepts && <InvitationLine ticket={subject.ticket} />}
      <Steps steps={steps.filter((content) => content !== false)} />
    </DialogForm>
  );
}
