import { FormattedDisplayName, FormattedMessage } from 'react-intl';
import type { Institution } from '../../../contracts/domain/person/person';
import { stateMessages } from '../../../i18n/messages/institutionMessages';
import { useFormat } from '../../../i18n/useFormat';
import { KeyValue } from '../../../ui/lists/KeyValue';
import styles from '../Institution.module.css';

/** Shows what only the federation can change, so that people do not look for a field (REQUIREMENTS 205). */
export function FixedFacts({ institution }: { readonly institution: Institution }) {
  const format = useFormat();
  const { entityId, names, logoUrl, state, publishInEdugainDate: date } = institution;
  return (
    <KeyValue
      items={[
        {
          key: 'entityId',
          term: <FormattedMessage id="institution.entityId" />,
          value: entityId && <code>{entityId}</code>,
        },
        ...(state === 'prodaccepted'
          ? [
              {
                key: 'state',
                term: <FormattedMessage id="institution.state" />,
                value: <FormattedMessage id={stateMessages[state]} />,
              },
            ]
          : []),
        ...(['en', 'nl', 'pt'] as const)
          .filter((language) => names[language]?.trim())
          .map((language) => ({
            key: language,
            term: (
              <FormattedMessage
                id="institution.edit.name"
                values={{ language: <FormattedDisplayName type="language" value={language} /> }}
              />
            ),
            value: (
              <span lang={language} dir="auto">
                {names[language]}
              </span>
            ),
          })),
        {
          key: 'logo',
          term: <FormattedMessage id="institution.logo" />,
          value: logoUrl && <span className={styles.address}>{logoUrl}</span>,
        },
        ...(date
          ? [
              {
                key: 'edugain',
                term: <FormattedMessage id="institution.setting.edugainDate" />,
                value: format.date(date) || date,
              },
            ]
          : []),
      ]}
    />
  );
}
