import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import type { Policy } from '../../../../contracts/domain/policies/policy';
import type { ServiceDetail } from '../../../../contracts/domain/services/service';
import { settingsPath } from '../../address';
import { PolicyStatus } from '../PolicyStatus';
import styles from '../Policies.module.css';

interface PolicyHeadProps {
  readonly service: ServiceDetail;
  readonly name: string;
  readonly stored: Policy | undefined;
}

export function PolicyHead({ service, name, stored }: PolicyHeadProps) {
  return (
    <header className={styles.editorHead}>
      <div>
        <h2>
          {stored ? (
            <FormattedMessage id="policies.edit.title" values={{ name: stored.name }} />
          ) : (
            <FormattedMessage id="policies.create.title" />
          )}
        </h2>
        <p className="muted small">
          <FormattedMessage id="policies.edit.of" values={{ service: name }} />
          {stored && (
            <>
              {' · '}
              <FormattedMessage id="policies.edit.revision" values={{ number: stored.revision }} />
              {' · '}
              <Link to={settingsPath(service, { key: 'policies', policy: stored.id, revisions: true })}>
                <FormattedMessage id="policies.edit.revisions" />
              </Link>
            </>
          )}
        </p>
      </div>
      <PolicyStatus policy={stored} service={service} />
    </header>
  );
}
