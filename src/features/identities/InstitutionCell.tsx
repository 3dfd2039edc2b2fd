import { FormattedMessage } from 'react-intl';
import { Logo } from '../../ui/marks/Logo';
import { Mark } from '../../ui/texts/Mark';
import { Status } from '../../ui/marks/Status';
import { Tag } from '../../ui/marks/Tag';
import { excerptOf, type FoundInstitution } from './findInstitutions';
import styles from './Identities.module.css';

export interface InstitutionCellProps {
  readonly institution: FoundInstitution;
  readonly question: string;
  /** True if the person acts for this institution now. */
  readonly current: boolean;
}

export function InstitutionCell({ institution, question, current }: InstitutionCellProps) {
  const { shownName, nameLanguage, entityId, logoUrl, state } = institution;
  const excerpt = excerptOf(institution, question);
  return (
    <div className={styles.institution}>
      <Logo name={shownName} src={logoUrl} small />
      <div>
        <span className={styles.name}>
          <bdi lang={nameLanguage}>
            <Mark text={shownName} query={question} />
          </bdi>
          {state === 'testaccepted' && (
            <Tag>
              <FormattedMessage id="header.testInstitution" />
            </Tag>
          )}
          {current && (
            <Status kind="on">
              <FormattedMessage id="identities.current" />
            </Status>
          )}
        </span>
        <code className={styles.entityId}>
          <Mark text={entityId} query={question} />
        </code>
        {excerpt !== undefined && (
          <span className={styles.excerpt}>
            <Mark text={excerpt} query={question} />
          </span>
        )}
      </div>
    </div>
  );
}
