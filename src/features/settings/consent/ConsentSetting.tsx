import { isOwnLanguage } from '../../../contracts/domain/language';
import { FormattedMessage, useIntl } from 'react-intl';
import { useGetConsentQuery } from '../../../api/consents.api';
import { failureIn } from '../../../api/failureIn';
import '../../../i18n/texts/settings';
import { usePerson } from '../../../store/person';
import { LoadFailed } from '../../../ui/notices/LoadFailed';
import { Skeleton } from '../../../ui/page/Skeleton';
import { ChangeForm } from '../ChangeForm';
import { ChangeSetting } from '../ChangeSetting';
import type { SettingProps } from '../settingProps';
import { ConsentFields } from './ConsentFields';
import { consentSchema } from './consent.schema';
import { consentText, explanationTerms } from '../../../i18n/messages/consentText';

/** Shows how people are asked before their attributes go to the service (REQUIREMENTS 164–166). */
export function ConsentSetting({ service, name }: SettingProps) {
  const intl = useIntl();
  const { roles, installation } = usePerson();
  const { currentData, error, isFetching, refetch } = useGetConsentQuery(service.entityId, {
    refetchOnMountOrArgChange: true,
    refetchOnFocus: true,
  });
  if (error && !currentData) {
    return (
      <LoadFailed
        failure={failureIn(error)}
        title={<FormattedMessage id="consent.failed" />}
        onRetry={refetch}
        retrying={isFetching}
      />
    );
  }
  if (!currentData) return <Skeleton rows={6} shape="text" />;
  const { type, explanations } = currentData;
  const typeText = (value: string) => consentText(intl, value);
  return (
    <ChangeSetting
      subject="consent"
      service={service}
      title={<FormattedMessage id="consent.type" />}
      term="consent"
      intro={
        <p>
          <FormattedMessage
            id={roles.admin ? 'consent.intro.admin' : 'consent.intro.viewer'}
            values={{ service: name }}
          />
        </p>
      }
      current={typeText(type)}
      facts={installation.languages
        .filter(isOwnLanguage)
        .filter((language) => type !== 'NO_CONSENT' && (language !== 'pt' || explanations.pt !== ''))
        .map((language) => ({
          key: language,
          term: <FormattedMessage id={explanationTerms[language]} />,
          value: explanations[language] && <span lang={language}>{explanations[language]}</span>,
        }))}
      termOf={(field) => <FormattedMessage id={fieldTerms[field] ?? 'consent.type'} />}
      valueOf={(field, value) => (field === 'type' ? typeText(value) : value)}
    >
      <ChangeForm
        subject="consent"
        service={service}
        current={{ type, en: explanations.en, nl: explanations.nl, pt: explanations.pt }}
        schema={consentSchema}
        changeOf={({ type: wanted, en, nl, pt }) => ({
          subject: 'consent',
          serviceEntityId: service.entityId,
          serviceType: service.type,
          type: wanted,
          explanations: { en: en.trim(), nl: nl.trim(), pt: pt.trim() },
        })}
      >
        <ConsentFields portuguese={installation.languages.includes('pt')} />
      </ChangeForm>
    </ChangeSetting>
  );
}

const fieldTerms: Readonly<Record<string, string>> = {
  type: 'consent.type',
  explanationEn: explanationTerms.en,
  explanationNl: explanationTerms.nl,
  explanationPt: explanationTerms.pt,
};
