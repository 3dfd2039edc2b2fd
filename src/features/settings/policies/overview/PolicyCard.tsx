import { FormattedMessage } from 'react-intl';
import type { Policy } from '../../../../contracts/domain/policy';
import type { ServiceDetail } from '../../../../contracts/domain/service';
import { languageNames } from '../../../../i18n/locale';
import { ButtonGroup } from '../../../../ui/Button';
import { ButtonLink } from '../../../../ui/ButtonLink';
import { Disclosure } from '../../../../ui/Disclosure';
import { KeyValue } from '../../../../ui/KeyValue';
import { Status } from '../../../../ui/Status';
import { Tag } from '../../../../ui/Tag';
import { settingsPath } from '../../address';
import styles from '../Policies.module.css';
import { institutionNames } from '../policyNames';
import { DeletePolicy } from './DeletePolicy';

export interface PolicyCardProps {
  readonly service: ServiceDetail;
  readonly policy: Policy;
  /** This person writes policies; which ones, each policy says itself. */
  readonly maintains: boolean;
}

/** A policy in the overview (items 180–183). */
export function PolicyCard({ service, policy, maintains }: PolicyCardProps) {
  const step = policy.type === 'step';
  const writes = maintains && policy.actionsAllowed && !step;
  const institutions = institutionNames(policy);
  return (
    <article className={styles.card} aria-labelledby={`policy-${policy.id}`}>
      <div className={styles.cardHead}>
        <h3 id={`policy-${policy.id}`}>{policy.name}</h3>
        <PolicyState policy={policy} enforced={service.policyEnforcementRequired} />
      </div>
      {policy.description && <p className={styles.text}>{policy.description}</p>}
      {step && (
        <p>
          <Tag>
            <FormattedMessage id="policies.card.step" />
          </Tag>
        </p>
      )}
      {institutions.length > 0 && (
        <p className="small">
          <FormattedMessage id="policies.card.institutions" values={{ list: institutions.join(', ') }} />
        </p>
      )}
      {!step && <DenyMessages policy={policy} />}
      {maintains && (
        <ButtonGroup>
          {writes && (
            <ButtonLink small to={settingsPath(service, { key: 'policies', policy: policy.id })}>
              <FormattedMessage id="policies.card.edit" values={{ name: policy.name }} />
            </ButtonLink>
          )}
          <ButtonLink
            small
            look="quiet"
            to={settingsPath(service, { key: 'policies', policy: policy.id, revisions: true })}
          >
            <FormattedMessage id="policies.card.revisions" values={{ name: policy.name }} />
          </ButtonLink>
          {writes && <DeletePolicy policy={policy} />}
        </ButtonGroup>
      )}
      {maintains && !writes && (
        <p className="muted small">
          <FormattedMessage id={step ? 'policies.card.stepLocked' : 'policies.card.locked'} />
        </p>
      )}
    </article>
  );
}

/** Active in effect only where the service asks for decisions at all (item 181). */
function PolicyState({
  policy: { active },
  enforced,
}: {
  readonly policy: Policy;
  readonly enforced: boolean;
}) {
  if (!active)
    return (
      <Status kind="off">
        <FormattedMessage id="policies.inactive" />
      </Status>
    );
  return enforced ? (
    <Status kind="on">
      <FormattedMessage id="policies.active" />
    </Status>
  ) : (
    <Status kind="waiting">
      <FormattedMessage id="policies.notEnforced" />
    </Status>
  );
}

function DenyMessages({ policy: { denyMessages } }: { readonly policy: Policy }) {
  const items = (['en', 'nl', 'pt'] as const).filter((language) => denyMessages[language] !== '');
  if (items.length === 0) return null;
  return (
    <Disclosure label={<FormattedMessage id="policies.card.messages" />}>
      <KeyValue
        flush
        items={items.map((language) => ({
          key: language,
          term: <span lang={language}>{languageNames[language]}</span>,
          value: <span lang={language}>{denyMessages[language]}</span>,
        }))}
      />
    </Disclosure>
  );
}
