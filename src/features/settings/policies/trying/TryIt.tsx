import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import {
  isAbout,
  type Policy,
  type PolicyAttributeOption,
} from '../../../../contracts/domain/policies/policy';
import { usePerson } from '../../../../store/person';
import { PickOne } from '../../../../ui/fields/PickOne';
import { attributeLabels } from '../attributeLabels';
import type {
  JudgedPolicy,
  ReadExpression,
} from '../../../../contracts/domain/policies/decision/decision.types';
import { evaluate } from '../../../../contracts/domain/policies/decision/evaluate';
import { ownAttributes } from '../decision/ownAttributes';
import { PersonFields } from './PersonFields';
import { SavePerson } from './SavePerson';
import type { TestPerson } from './testPersons';
import { OtherTraces, Verdict } from './Traces';
import type { TestPersons } from './useTestPersons';
import styles from './TryIt.module.css';

interface TryItProps {
  readonly read: ReadExpression | undefined;
  readonly persons: TestPersons;
  readonly options: readonly PolicyAttributeOption[];
  /** The other policies of the institution. */
  readonly others: readonly Policy[];
  /** Entity id. */
  readonly service: string;
  /** The policy in the form, taken as active. */
  readonly edited: JudgedPolicy;
}

const typed = 'typed';
const myself = 'myself';

/** Returns every rule of a policy, those of the levels that it asks for among them. */
function rulesIn({ attributes, levels = [] }: JudgedPolicy): JudgedPolicy['attributes'] {
  return [...attributes, ...levels.flatMap((level) => level.attributes)];
}

/** Judges a login by the policies of the service, the edited one among them, while it is written. */
export function TryIt({ read, persons, options, others, service, edited }: TryItProps) {
  const intl = useIntl();
  const me = usePerson();
  const own = me.institution?.entityId ?? '';
  const [chosen, setChosen] = useState(typed);
  const [person, setPerson] = useState<TestPerson>({ name: '', institution: own, attributes: {} });

  const saved = (index: number) => `saved ${index}`;
  function choose(next: string) {
    setChosen(next);
    const found = persons.list.find((_, index) => saved(index) === next);
    if (found) setPerson(found);
    else if (next === myself) setPerson({ name: '', institution: own, attributes: ownAttributes(me) });
  }

  const policies = [edited, ...others.filter((policy) => isAbout(policy, service))];
  const names = [...new Set(policies.flatMap((policy) => rulesIn(policy).map(({ name }) => name)))];
  const labelOf = attributeLabels(intl, options);
  const { institution, attributes, address } = person;
  const login = { service, institution, attributes, ...(address !== undefined && { address }) };
  const decision = read && evaluate(policies, login, read);
  return (
    <aside className={styles.panel} aria-labelledby="try-it">
      <div className={styles.head}>
        <h3 id="try-it">
          <FormattedMessage id="policies.try.title" />
        </h3>
        <p className="muted small">
          <FormattedMessage id="policies.try.intro" />
        </p>
      </div>
      <div className={styles.verdict} data-outcome={decision?.outcome} role="status">
        {decision ? (
          <Verdict decision={decision} edited={edited.id} labelOf={labelOf} />
        ) : (
          <p className="muted">
            <FormattedMessage id="policies.try.loading" />
          </p>
        )}
      </div>
      <div className={styles.part}>
        <PickOne
          label={<FormattedMessage id="policies.try.person" />}
          value={chosen}
          onChange={choose}
          options={[
            { value: typed, label: intl.formatMessage({ id: 'policies.try.typed' }) },
            { value: myself, label: intl.formatMessage({ id: 'policies.try.myself' }) },
            ...persons.list.map(({ name }, index) => ({ value: saved(index), label: name })),
          ]}
        />
        <PersonFields
          person={person}
          names={names}
          labelOf={labelOf}
          needsAddress={policies.some(({ levels = [] }) =>
            levels.some(({ networks }) => networks.length > 0),
          )}
          onChange={(next) => {
            setPerson(next);
            setChosen(typed);
          }}
        />
        <SavePerson
          persons={persons}
          person={person}
          onSaved={() => setChosen(typed)}
          chosen={persons.list.find((_, index) => saved(index) === chosen)}
        />
      </div>
      {decision && <OtherTraces decision={decision} edited={edited.id} labelOf={labelOf} />}
    </aside>
  );
}
