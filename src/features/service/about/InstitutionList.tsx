import { useDeferredValue, useMemo, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { UserOfService } from '../../../api/mappers/institution';
import { chooseText } from '../../../i18n/chooseText';
import { useLanguage } from '../../../i18n/LanguageProvider';
import { useFormat } from '../../../i18n/useFormat';
import { normalise } from '../../../lib/normalise';
import { Button } from '../../../ui/actions/Button';
import { Logo } from '../../../ui/marks/Logo';
import { Mark } from '../../../ui/texts/Mark';
import { SearchField } from '../../../ui/fields/SearchField';
import styles from './AboutTab.module.css';

/** Longest list that is shown whole. A longer one gets a filter and a button that shows the rest. */
const atAGlance = 20;

export function InstitutionList({ institutions }: { readonly institutions: readonly UserOfService[] }) {
  const intl = useIntl();
  const { language } = useLanguage();
  const { compare } = useFormat();
  const [text, setText] = useState('');
  const [all, setAll] = useState(false);
  const question = useDeferredValue(text);

  const sorted = useMemo(
    () =>
      institutions
        .map(({ entityId, names, logoUrl }) => {
          const name = chooseText(names, language)?.text ?? entityId;
          return { entityId, name, logoUrl, normalised: normalise(name) };
        })
        .sort((a, b) => compare(a.name, b.name)),
    [institutions, language, compare],
  );
  const wanted = normalise(question.trim());
  const matching = wanted === '' ? sorted : sorted.filter(({ normalised }) => normalised.includes(wanted));
  const logos = matching.some(({ logoUrl }) => logoUrl);
  const shown = all ? matching : matching.slice(0, atAGlance);

  return (
    <>
      {sorted.length > atAGlance && (
        <div className={styles.filter}>
          <SearchField
            label={intl.formatMessage({ id: 'service.institutions.filter' })}
            placeholder={intl.formatMessage({ id: 'service.institutions.filter' })}
            hideLabel
            ofPage
            value={text}
            onChange={setText}
          />
        </div>
      )}
      <p className="visually-hidden" role="status">
        {wanted !== '' && (
          <FormattedMessage id="service.institutions.found" values={{ count: matching.length }} />
        )}
      </p>
      {wanted !== '' && matching.length === 0 && (
        <p className={styles.note}>
          <FormattedMessage id="service.institutions.none" values={{ question: question.trim() }} />
        </p>
      )}
      <ul className={styles.institutions}>
        {shown.map(({ entityId, name, logoUrl }) => (
          <li key={entityId}>
            {logos && <Logo name={name} src={logoUrl} small />}
            <span>
              <Mark text={name} query={question} />
            </span>
          </li>
        ))}
      </ul>
      {shown.length < matching.length && (
        <Button small onClick={() => setAll(true)}>
          <FormattedMessage id="service.institutions.all" values={{ count: matching.length }} />
        </Button>
      )}
    </>
  );
}
