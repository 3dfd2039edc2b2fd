import { Fragment, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { PolicyAttributeOption } from '../../../../contracts/domain/policies/policy';
import '../../../../i18n/texts/policies';
import '../../../../i18n/texts/settings';
import { attributeLabels } from '../attributeLabels';
import { activeMessage, type Enforced } from '../PolicyStatus';
import { isChanged, type Difference, type ListedPart, type Part } from './compare';
import styles from './Differences.module.css';

interface DifferencesProps {
  readonly list: readonly Difference[];
  readonly options: readonly PolicyAttributeOption[];
  /** The services of the policy. */
  readonly service: Enforced;
  readonly onlyChanges?: boolean;
}

const titles = {
  name: 'policies.property.name',
  description: 'policies.property.description',
  deny: 'policies.property.deny',
  services: 'policies.property.services',
  institutions: 'policies.property.institutions',
  allAttributesMustMatch: 'policies.property.match',
  attributes: 'policies.property.attributes',
  levels: 'policies.property.levels',
  denyMessageEn: 'policies.property.denyEn',
  denyMessageNl: 'policies.property.denyNl',
  denyMessagePt: 'policies.property.denyPt',
  active: 'policies.property.active',
} as const satisfies Record<Difference['property'], string>;

/** Labels that say what the value says (REQUIREMENTS 197). */
const choices = {
  deny: (is: boolean) => (is ? 'policies.rule.deny' : 'policies.rule.permit'),
  allAttributesMustMatch: (is: boolean) => (is ? 'policies.match.all' : 'policies.match.any'),
  active: activeMessage,
} as const;

/**
 * Shows what a revision changed, property by property; removed and added are said in words, not only shown (REQUIREMENTS
 * 196).
 */
export function Differences({ list, options, service, onlyChanges = false }: DifferencesProps) {
  return (
    <dl className={styles.list}>
      {list
        .filter((difference) => !onlyChanges || isChanged(difference))
        .map((difference) => (
          <div key={difference.property} data-changed={isChanged(difference) || undefined}>
            <dt>
              <FormattedMessage id={titles[difference.property]} />
            </dt>
            <dd>
              <Values difference={difference} options={options} service={service} />
            </dd>
          </div>
        ))}
    </dl>
  );
}

interface ValuesProps extends Pick<DifferencesProps, 'options' | 'service'> {
  readonly difference: Difference;
}

function Values({ difference, options, service }: ValuesProps) {
  const labelOf = attributeLabels(useIntl(), options);
  switch (difference.property) {
    case 'services':
    case 'institutions':
    case 'levels':
      return <Parts parts={difference.parts} />;
    case 'attributes': {
      if (difference.attributes.length === 0) return <Nothing />;
      return difference.attributes.map(({ key, name, part, values }) => (
        <div key={key} className={styles.attribute}>
          <Marked part={part}>{labelOf(name)}</Marked>
          <Parts parts={values} />
        </div>
      ));
    }
    case 'deny':
    case 'allAttributesMustMatch':
    case 'active': {
      const messageOf = choices[difference.property];
      const textOf = (value: boolean) => <FormattedMessage id={messageOf(value, service)} />;
      return <Change {...difference} show={textOf} />;
    }
    default:
      return <Change {...difference} show={(text: string) => (text === '' ? <Nothing /> : text)} />;
  }
}

interface ChangeProps<Value> {
  readonly before?: Value;
  readonly after: Value;
  readonly show: (value: Value) => ReactNode;
}

function Change<Value>({ before, after, show }: ChangeProps<Value>) {
  if (before === after) return <p>{show(after)}</p>;
  return (
    <>
      {before !== undefined && (
        <p>
          <Marked part="removed">{show(before)}</Marked>
        </p>
      )}
      <p>
        <Marked part="added">{show(after)}</Marked>
      </p>
    </>
  );
}

function Parts({ parts }: { readonly parts: readonly ListedPart[] }) {
  if (parts.length === 0) return <Nothing />;
  return (
    <ul className={styles.parts}>
      {parts.map(({ value, part, negated = false }) => (
        <li key={`${part} ${String(negated)} ${value}`}>
          <Marked part={part}>
            {negated ? <FormattedMessage id="policies.value.not" values={{ value }} /> : value}
          </Marked>
        </li>
      ))}
    </ul>
  );
}

const messages = { removed: 'policies.part.removed', added: 'policies.part.added' } as const;

function Marked({ part, children }: { readonly part: Part; readonly children: ReactNode }) {
  const intl = useIntl();
  if (part === 'kept') return <Fragment>{children}</Fragment>;
  const label = <span className={styles.word}>{intl.formatMessage({ id: messages[part] })} </span>;
  return part === 'removed' ? (
    <del className={styles.removed}>
      {label}
      {children}
    </del>
  ) : (
    <ins className={styles.added}>
      {label}
      {children}
    </ins>
  );
}

function Nothing() {
  return (
    <span className="muted">
      <FormattedMessage id="policies.nothing" />
    </span>
  );
}
