import { useCallback, useEffect, useMemo } from 'react';
import { FormattedMessage } from 'react-intl';
import type { ConnectDraft } from '../../../machines/connect/connect.draft';
import { Button } from '../../../ui/Button';
import { Form } from '../../../ui/form/Form';
import { Reason } from '../../../ui/Reason';
import { useDialogFrame } from '../../frame/dialogFrame';
import { DialogPanel } from '../../frame/DialogPanel';
import { submitMessages } from '../connect.messages';
import { connectSchema } from '../connect.schema';
import { useConnect, type ConnectPanelProps } from '../useConnect';
import {
  CommentsField,
  ContactFields,
  LevelField,
  RefusedAgreementField,
  SingleTenantNote,
  TermsField,
} from './fields';
import { Readiness } from './Readiness';
import { Steps, type StepContent } from './Steps';

const form = 'connect';

/** The request, beside what will happen when it is sent. */
export function EditingPanel({ actor }: ConnectPanelProps) {
  const { subject, service, institution, person, levels, draft } = useConnect(actor);
  const { dismiss, keepDraft } = useDialogFrame();
  const pristine = useMemo(() => untouched(person.email), [person.email]);
  const schema = useMemo(() => connectSchema(subject), [subject]);
  const report = useCallback(
    (values: ConnectDraft) => keepDraft(isSame(values, pristine) ? null : values),
    [keepDraft, pristine],
  );
  useEffect(() => () => keepDraft(null), [keepDraft]);

  const names = {
    service: subject.name,
    organisation: subject.organisation || subject.name,
    institution: institution.name,
  };
  const title = (id: string) => <FormattedMessage id={id} values={names} />;
  const readiness = <Readiness service={service} subject={subject} institution={institution.name} />;
  const steps: (StepContent | false)[] = [
    { key: 'ready', title: title('connect.ready.title'), content: readiness },
    !subject.ownLevel && {
      key: 'level',
      title: title('connect.level.title'),
      content: <LevelField levels={levels} />,
    },
    subject.singleTenant && {
      key: 'tenant',
      title: title('connect.singleTenant.title'),
      content: <SingleTenantNote {...names} />,
    },
    subject.asksContact && {
      key: 'contact',
      title: title('connect.contact.title'),
      content: <ContactFields />,
    },
    { key: 'comments', title: title('connect.comments.title'), content: <CommentsField /> },
    subject.agreementRefused && {
      key: 'refused',
      title: title('connect.refused.title'),
      content: <RefusedAgreementField {...names} />,
    },
    { key: 'terms', title: title('connect.terms.title'), content: <TermsField {...names} /> },
  ];
  const submit = submitMessages[subject.way];
  const footer = (
    <>
      <Reason>
        <FormattedMessage id={submit.reason} />
      </Reason>
      <Button onClick={dismiss}>
        <FormattedMessage id="dialog.cancel" />
      </Button>
      <Button look="primary" type="submit" form={form}>
        <FormattedMessage id={submit.label} />
      </Button>
    </>
  );
  return (
    <DialogPanel footer={footer}>
      <Form
        id={form}
        initialValues={draft ?? pristine}
        schema={schema}
        onSubmit={(values) => actor.send({ type: 'form.submitted', draft: values })}
        onDraft={report}
      >
        <Steps steps={steps.filter((step) => step !== false)} />
      </Form>
    </DialogPanel>
  );
}

function untouched(contactEmail: string): ConnectDraft {
  return {
    comments: '',
    level: '',
    contactEmail,
    shareNone: false,
    termsAccepted: false,
    refusalAccepted: false,
  };
}

function isSame(one: ConnectDraft, other: ConnectDraft): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
