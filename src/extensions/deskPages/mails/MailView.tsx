import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { DESK_EXTENSION } from '../contract/desk';
import type { KeptMail } from '../../../contracts/wire/mail';
import { useFormat } from '../../../i18n/useFormat';
import { usePerson } from '../../../store/person';
import { Banner } from '../../../ui/notices/Banner';
import { KeyValue, type KeyValueItem } from '../../../ui/lists/KeyValue';
import { Section } from '../../../ui/page/Section';
import { MailState } from './MailState';
import { MailText } from './MailText';
import { addressText, kindMessages } from './mailMessages';

export function MailView({ mail }: { readonly mail: KeptMail }) {
  const { dateTime } = useFormat();
  const { extensions } = usePerson().installation;
  const { to, cc, subject, language, kind, state, createdAt, sentAt, failure, jiraKey, text } = mail;
  const fact = (key: string, id: string, value: KeyValueItem['value']): KeyValueItem[] =>
    value ? [{ key, term: <FormattedMessage id={id} />, value }] : [];
  return (
    <>
      {state === 'kept' && (
        <Banner>
          <FormattedMessage id="mails.notSent" />
        </Banner>
      )}
      <Section title={<FormattedMessage id="mails.head" />}>
        <KeyValue
          items={[
            ...fact('state', 'mails.column.state', <MailState state={state} />),
            ...fact('failure', 'mails.failure', failure),
            ...fact('to', 'mails.column.to', to.map(addressText).join(', ')),
            ...fact('cc', 'mails.cc', cc.map(addressText).join(', ')),
            ...fact('subject', 'mails.column.subject', <span lang={language}>{subject}</span>),
            ...fact('kind', 'mails.kind', <FormattedMessage id={kindMessages[kind]} />),
            ...fact('created', 'mails.column.when', <time dateTime={createdAt}>{dateTime(createdAt)}</time>),
            ...fact('sent', 'mails.sentAt', sentAt && <time dateTime={sentAt}>{dateTime(sentAt)}</time>),
            ...fact(
              'ticket',
              'mails.column.ticket',
              jiraKey && extensions.includes(DESK_EXTENSION) ? (
                <Link to={`/desk/${jiraKey}`}>{jiraKey}</Link>
              ) : (
                jiraKey
              ),
            ),
          ]}
        />
      </Section>
      <Section title={<FormattedMessage id="mails.text" />}>
        <MailText text={text} language={language} />
      </Section>
    </>
  );
}
