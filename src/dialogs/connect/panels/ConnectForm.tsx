import { useMemo } from 'react';
import { FormattedMessage } from 'react-intl';
import { blankDraft, type ConnectDraft } from '../../../machines/connect/connect.draft';
import { Quote } from '../../../ui/Quote';
import { CommentsField } from '../../form/CommentsField';
import { DialogForm } from '../../form/DialogForm';
import type { Known } from '../../connection/useConnection';
import type { SubmitMessages } from '../connect.messages';
import { connectSchema } from '../connect.schema';
import { ContactFields, LevelField, RefusedAgreementField, SingleTenantNote, TermsField } from './fields';
import { Readiness } from './Readiness';
import { Steps, type StepContent } from './Steps';

interface ConnectFormProps {
  readonly connection: Known<ConnectDraft>;
  /** The form answers an invitation. */
  readonly accepts: boolean;
  readonly asksContact: boolean;
  readonly submit: SubmitMessages;
  readonly onSubmit: (draft: ConnectDraft) => void;
}

/** Shows what will happen, and what has to be said for it, in the steps that apply here. */
export function ConnectForm({ connection, accepts, asksContact, submit, onSubmit }: ConnectFormProps) {
  const { subject, service, institution, person, levels, draft } = connection;
  const pristine = useMemo(() => ({ ...blankDraft, contactEmail: person.email }), [person.email]);
  const { agreementRefused } = subject;
  const schema = useMemo(
    () => connectSchema({ asksContact, agreementRefused }),
    [asksContact, agreementRefused],
  );
  const names = {
    service: subject.name,
    organisation: subject.organisation || subject.name,
    institution: institution.name,
  };
  const key = subject.ticket?.key ?? '';
  const step = (name: string, title: string, content: StepContent['content']): StepContent => ({
    key: name,
    title: <FormattedMessage id={title} values={names} />,
    content,
  });
  const situation = { service, subject, level: person.level };
  const readiness = <Readiness situation={situation} accepts={accepts} names={names} />;
  const steps: (StepContent | false)[] = [
    step('ready', 'connect.ready.title', readiness),
    !subject.ownLevel && step('level', 'connect.level.title', <LevelField levels={levels} />),
    subject.singleTenant && step('tenant', 'connect.singleTenant.title', <SingleTenantNote {...names} />),
    asksContact &&
      step('contact', 'connect.contact.title', <ContactFields own={pristine.contactEmail !== ''} />),
    step('comments', 'connect.comments.title', <CommentsField hint="connect.comments.hint" />),
    agreementRefused && step('refused', 'connect.refused.title', <RefusedAgreementField {...names} />),
    step('terms', 'connect.terms.title', <TermsField {...names} />),
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
        reason: <FormattedMessage id={submit.reason} values={{ key }} />,
      }}
    >
      {accepts && subject.ticket?.message && <Quote>{subject.ticket.message}</Quote>}
      <Steps steps={steps.filter((content) => content !== false)} />
    </DialogForm>
  );
}
