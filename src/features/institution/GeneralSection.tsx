import { FormattedMessage, useIntl } from 'react-intl';
import { categoryNameOf } from '../../contracts/domain/attributes/entityCategory';
import type { Institution } from '../../contracts/domain/person/person';
import { categoryMessages } from '../../i18n/messages/categoryMessages';
import { useFormat } from '../../i18n/useFormat';
import { CopyButton } from '../../ui/actions/CopyButton';
import { KeyValue } from '../../ui/lists/KeyValue';
import { Section } from '../../ui/page/Section';
import { Status } from '../../ui/marks/Status';
import { LogoAddress } from './LogoAddress';
import { TermTip } from '../../ui/overlays/TermTip';

/** Shows what is the same in every language (REQUIREMENTS 199). */
export function GeneralSection({ institution }: { readonly institution: Institution }) {
  const intl = useIntl();
  const production = institution.state === 'prodaccepted';
  return (
    <Section title={<FormattedMessage id="institution.general" />} tip={<TermTip term="identityProvider" />}>
      <KeyValue
        items={[
          {
            key: 'entityId',
            term: (
              <>
                <FormattedMessage id="institution.entityId" /> <TermTip term="entityId" />
              </>
            ),
            value: institution.entityId && (
              <>
                <code>{institution.entityId}</code>{' '}
                <CopyButton
                  value={institution.entityId}
                  label={intl.formatMessage({ id: 'institution.entityId.copy' })}
                />
              </>
            ),
          },
          {
            key: 'state',
            term: (
              <>
                <FormattedMessage id="institution.state" /> <TermTip term="testState" />
              </>
            ),
            value: (
              <Status kind={production ? 'on' : 'open'}>
                <FormattedMessage
                  id={production ? 'institution.state.production' : 'institution.state.test'}
                />
              </Status>
            ),
          },
          {
            key: 'logo',
            term: <FormattedMessage id="institution.logo" />,
            value: institution.logoUrl && (
              <LogoAddress key={institution.logoUrl} address={institution.logoUrl} />
            ),
          },
          ...(institution.metadata?.registrationAuthority
            ? [
                {
                  key: 'registration',
                  term: (
                    <>
                      <FormattedMessage id="institution.registration" /> <TermTip term="registrar" />
                    </>
                  ),
                  value: <Registration {...institution.metadata} />,
                },
              ]
            : []),
          ...(institution.metadata?.entityCategories?.length
            ? [
                {
                  key: 'categories',
                  term: (
                    <>
                      <FormattedMessage id="institution.categories" /> <TermTip term="entityCategory" />
                    </>
                  ),
                  value: <Categories uris={institution.metadata.entityCategories} />,
                },
              ]
            : []),
        ]}
      />
    </Section>
  );
}

function Categories({ uris }: { readonly uris: readonly string[] }) {
  return (
    <ul className="bullets">
      {uris.map((uri) => {
        const name = categoryNameOf(uri);
        if (!name) return <li key={uri}>{uri}</li>;
        const messages = categoryMessages[name];
        return (
          <li key={uri}>
            <FormattedMessage id={messages.name} />
            {': '}
            <FormattedMessage id={messages.text} />
          </li>
        );
      })}
    </ul>
  );
}

function Registration({ registrationAuthority, registrationInstant }: NonNullable<Institution['metadata']>) {
  const date = useFormat().date(registrationInstant ?? '');
  return (
    <>
      <code>{registrationAuthority}</code>
      {date && (
        <>
          {', '}
          <FormattedMessage id="institution.registration.since" values={{ date }} />
        </>
      )}
    </>
  );
}
