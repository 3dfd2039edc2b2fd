import { FormattedMessage, useIntl } from 'react-intl';
import { isWide, type Policy } from '../../../../contracts/domain/policies/policy';
import type { ServiceDetail } from '../../../../contracts/domain/services/service';
import { languageName } from '../../../../contracts/domain/language';
import { Button, ButtonGroup } from '../../../../ui/actions/Button';
import { ButtonLink } from '../../../../ui/actions/ButtonLink';
import { Disclosure } from '../../../../ui/page/Disclosure';
import { KeyValue } from '../../../../ui/lists/KeyValue';
import { Tag } from '../../../../ui/marks/Tag';
import { settingsPath } from '../../address';
import { usePolicyNames } from '../policyNames';
import { PolicyStatus } from '../PolicyStatus';
import styles from '../Policies.module.css';

interface PolicyCardProps {
  readonly service: ServiceDetail;
  readonly policy: Policy;
  /** This person writes policies; which ones, each policy says itself. */
  readonly maintains: boolean;
  readonly onDelete: () => void;
}

/** Policies that the federation sets up by itself, or that belong to others, are read-only. */
export const isWritable = ({ actionsAllowed, type, levels }: Policy) =>
  actionsAllowed && (type !== 'step' || levels !== undefined);

/** A policy in the overview (REQUIREMENTS 180–183). */
export function PolicyCard({ service, policy, maintains, onDelete }: PolicyCardProps) {
  const step = policy.type === 'step';
  const writes = maintains && isWritable(policy);
  const names = usePolicyNames();
  const institutions = names.institutions(policy);
  return (
    <article className={styles.card} aria-labelledby={`policy-${policy.id}`}>
      <div className={styles.cardHead}>
        <h3 id={`policy-${policy.id}`}>{policy.name}</h3>
        <PolicyStatus policy={policy} service={service} />
      </div>
      {policy.description && <p className={styles.text}>{policy.description}</p>}
      {step && (
        <p>
          <Tag>
            <FormattedMessage id="policies.card.step" />
          </Tag>
        </p>
      )}
      {policy.levels && <p className="small">{names.levels(policy).join('; ')}</p>}
      {isWide(policy) && (
        <p className="small">
          <FormattedMessage
            id="policies.card.services"
            values={{ list: names.services(policy).join(', ') }}
          />
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
          {writes && (
            <Button small look="quiet" onClick={onDelete}>
              <FormattedMessage id="policies.card.delete" values={{ name: policy.name }} />
            </Button>
          )}
        </ButtonGroup>
      )}
      {maintains && !writes && (
        <p className="muted small">
          <FormattedMessage
            id={step && !policy.levels ? 'policies.card.stepLocked' : 'policies.card.locked'}
          />
        </p>
      )}
    </article>
  );
}

function DenyMessages({ policy: { denyMessages } }: { readonly policy: Policy }) {
  const { locale } = useIntl();
  const items = (['en', 'nl', 'pt'] as const).filter((language) => denyMessages[language] !== '');
  if (items.length === 0) return null;
  return (
    <Disclosure label={<FormattedMessage id="policies.card.messages" />}>
      <KeyValue
        flush
        items={items.map((language) => ({
          key: language,
          term: languageName(language, locale),
          value: <span lang={language}>{denyMessages[language]}</span>,
        }))}
      />
    </Disclosure>
  );
}
