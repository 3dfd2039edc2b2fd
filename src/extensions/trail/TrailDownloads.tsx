import { FormattedMessage } from 'react-intl';
import { trailFile, type TrailQuestion } from './audit.api';
import { usePerson } from '../../store/person';
import { ButtonAnchor } from '../../ui/actions/ButtonLink';
import styles from './Trail.module.css';

/** Leads to the files of everything that the filters leave, on all pages. */
export function TrailDownloads({ question }: { readonly question: TrailQuestion }) {
  const { institution } = usePerson();
  return (
    <section className={styles.downloads}>
      <h2>
        <FormattedMessage id="audit.download" />
      </h2>
      <p className="muted">
        <FormattedMessage id="audit.download.text" />
      </p>
      <div className={styles.pages}>
        <ButtonAnchor href={trailFile(question, 'csv', institution?.entityId)}>
          <FormattedMessage id="audit.download.csv" />
        </ButtonAnchor>
        <ButtonAnchor href={trailFile(question, 'jsonl', institution?.entityId)}>
          <FormattedMessage id="audit.download.jsonl" />
        </ButtonAnchor>
      </div>
    </section>
  );
}
