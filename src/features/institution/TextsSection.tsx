import { FormattedMessage, useIntl } from 'react-intl';
import { languageName } from '../../contracts/domain/language';
import { safeLink } from '../../lib/links';
import { NewTabLink } from '../../ui/actions/NewTabLink';
import { Section } from '../../ui/page/Section';
import { Table } from '../../ui/lists/Table';
import { Toggletip } from '../../ui/overlays/Toggletip';
import { EditSection } from './EditAction';
import type { InstitutionViewProps } from './institutionViewProps';
import { textRows, type TextRow } from './textRows';
import styles from './Institution.module.css';

/** Shows English beside Dutch, and Portuguese where anything is written in it (REQUIREMENTS 199). */
export function TextsSection({ institution, editable }: InstitutionViewProps) {
  const { locale } = useIntl();
  const rows = textRows(institution);
  const portuguese = rows.some(({ text }) => text('pt'));
  const languages = portuguese ? (['en', 'nl', 'pt'] as const) : (['en', 'nl'] as const);
  return (
    <Section
      title={<FormattedMessage id="institution.texts" />}
      note={editable && <EditSection about="institution.texts" field="keywordsEn" />}
    >
      <Table
        caption={<FormattedMessage id="institution.texts" />}
        hideCaption
        rows={rows}
        rowKey={({ key }) => key}
        columns={[
          {
            key: 'label',
            head: <FormattedMessage id="institution.texts.field" />,
            cell: (row) => <RowLabel row={row} />,
          },
          ...languages.map((language) => ({
            key: language,
            head: languageName(language, locale),
            label: languageName(language, locale),
            cell: (row: TextRow) => <TextCell row={row} language={language} />,
          })),
        ]}
      />
    </Section>
  );
}

function RowLabel({ row: { label, tip } }: { readonly row: TextRow }) {
  const intl = useIntl();
  const name = intl.formatMessage({ id: label });
  return (
    <span className={styles.label}>
      {name}
      {tip && (
        <>
          {' '}
          <Toggletip label={intl.formatMessage({ id: 'institution.tip' }, { name })}>
            <FormattedMessage id={tip} />
          </Toggletip>
        </>
      )}
    </span>
  );
}

function TextCell({ row, language }: { readonly row: TextRow; readonly language: string }) {
  const text = row.text(language);
  if (!text) {
    return (
      <span className="muted">
        <FormattedMessage id={text === undefined ? 'institution.notTold' : 'ui.missing'} />
      </span>
    );
  }
  const href = row.link && safeLink(text);
  if (href) return <NewTabLink href={href}>{text}</NewTabLink>;
  return (
    <span lang={language} dir="auto">
      {text}
    </span>
  );
}
