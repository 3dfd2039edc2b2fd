import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '../../ui/actions/Button';
import { Disclosure } from '../../ui/page/Disclosure';
import { Select } from '../../ui/fields/Select';
import { Json } from './Json';
import { leadsTo, type PossibleAnswer } from './possible';
import { RefusalText } from './RefusalText';
import { TypedAnswer } from './TypedAnswer';
import type { AnswersProps } from './answersProps';
import styles from './Simulate.module.css';

/** Shows each open call with the answers that it can get. */
export function Answers({ answers, onTake }: AnswersProps) {
  return answers.map((answer) => (
    <Answer key={`${answer.call.name} ${answer.fixtures.length}`} {...answer} onTake={onTake} />
  ));
}

function Answer({ call, fixtures, onTake }: PossibleAnswer & Pick<AnswersProps, 'onTake'>) {
  const intl = useIntl();
  const [chosen, choose] = useState(fixtures[0]?.name ?? '');
  const fixture = fixtures.find(({ name }) => name === chosen);
  const name = <code>{call.name}</code>;
  return (
    <div className={styles.group}>
      <h3>
        <FormattedMessage id={call.machine ? 'qa.simulate.machine' : 'qa.simulate.port'} values={{ name }} />
      </h3>
      <Disclosure label={<FormattedMessage id="qa.simulate.input" values={{ name }} />}>
        <Json value={call.input} />
      </Disclosure>
      {fixture && (
        <div className={styles.answer}>
          <Select
            label={<FormattedMessage id="qa.simulate.fixture" values={{ name }} />}
            value={chosen}
            options={fixtures.map((possible) => ({
              value: possible.name,
              label: possible.refusal
                ? possible.name
                : intl.formatMessage(
                    { id: 'qa.simulate.fixtureLeads' },
                    { fixture: possible.name, state: leadsTo(possible) },
                  ),
            }))}
            onChange={choose}
          />
          <Button
            look="primary"
            disabledReason={fixture.refusal && <RefusalText refusal={fixture.refusal} />}
            onClick={() => onTake(fixture.step)}
          >
            <FormattedMessage id="qa.simulate.answer" />
          </Button>
        </div>
      )}
      {call.machine && (
        <div>
          <Button icon="right" onClick={() => onTake({ enter: call.name })}>
            <FormattedMessage id="qa.simulate.enter" values={{ name }} />
          </Button>
        </div>
      )}
      <Disclosure label={<FormattedMessage id="qa.simulate.typed" values={{ name }} />}>
        <TypedAnswer name={call.name} onTake={onTake} />
      </Disclosure>
    </div>
  );
}
