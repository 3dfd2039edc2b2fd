import { FormattedMessage, useIntl } from 'react-intl';
import type { Institution } from '../../contracts/domain/person/person';
import { useFormat } from '../../i18n/useFormat';
import { GlossaryLink } from '../../ui/overlays/GlossaryLink';
import { Section } from '../../ui/page/Section';
import { Status } from '../../ui/marks/Status';
import { Toggletip } from '../../ui/overlays/Toggletip';
import { EditSection } from './EditAction';
import type { InstitutionViewProps } from './institutionViewProps';
import { settingRows, type SettingRow } from './settingRows';
import { TermTip } from '../../ui/overlays/TermTip';
import styles from './Institution.module.css';

/** Shows the choices of the institution: up to six facts, depending on the server (REQUIREMENTS 201). */
export function SettingsSection({ institution, editable }: InstitutionViewProps) {
  const [first, ...others] = settingRows(institution);
  return (
    <Section
      title={<FormattedMessage id="institution.settings" />}
      note={
        editable && (
          <EditSection
            about="institution.settings"
            field={institution.publishedInEdugain === undefined ? 'stateType' : 'publishedInEdugain'}
          />
        )
      }
    >
      <dl className={styles.settings}>
        {first && isKnown(first) && <SettingLine row={first} />}
        <PublishedSince institution={institution} />
        {others.filter(isKnown).map((row) => (
          <SettingLine key={row.key} row={row} />
        ))}
      </dl>
    </Section>
  );
}

function isKnown({ on }: SettingRow): boolean {
  return on !== undefined;
}

function SettingLine({ row: { label, tip, term, on } }: { readonly row: SettingRow }) {
  const intl = useIntl();
  const name = intl.formatMessage({ id: label });
  return (
    <div>
      <dt>
        {name}
        {tip && (
          <>
            {' '}
            <Toggletip label={intl.formatMessage({ id: 'institution.tip' }, { name })}>
              <FormattedMessage id={tip} /> {term && <GlossaryLink term={term} />}
            </Toggletip>
          </>
        )}
        {term && !tip && (
          <>
            {' '}
            <TermTip term={term} />
          </>
        )}
      </dt>
      <dd>
        <Status kind={on ? 'on' : 'off'}>
          <FormattedMessage id={on ? 'institution.yes' : 'institution.no'} />
        </Status>
      </dd>
    </div>
  );
}

/** Shows the date of publication alone, where the server sends it without the setting. */
function PublishedSince({ institution }: { readonly institution: Institution }) {
  const format = useFormat();
  const { publishedInEdugain, publishInEdugainDate: date } = institution;
  if (!date || publishedInEdugain === false) return null;
  return (
    <div>
      <dt>
        <FormattedMessage id="institution.setting.edugainDate" />
      </dt>
      <dd>{format.date(date) || date}</dd>
    </div>
  );
}
