import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '../../ui/actions/Button';
import { Disclosure } from '../../ui/page/Disclosure';
import { Select } from '../../ui/fields/Select';
import { Segmented } from '../../ui/fields/Segmented';
import type { Step } from '../../machines/visualiser/visualiser.machine';
import { Json } from './Json';
import { leadsTo, type PossibleAnswer } from '../steps/possible';
import { RefusalText } from './RefusalText';
import { aFailure, anyValue } from './checks';
import { JsonForm } from './JsonForm';
import styles from './Simulate.module.css';

interface AnswersProps {
  readonly answers: readonly PossibleAnswer[];
  readonly onTake: (step: Step) => void;
}

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

const kinds = ['output', 'failure'] as const;
const initial = { output: '{ "kind": "" }', failure: '{ "kind": "offline" }' } as const;

/** Shows a form for an answer that no fixture has. */
function TypedAnswer({ name, onTake }: Pick<AnswersProps, 'onTake'> & { readonly name: string }) {
  const intl = useIntl();
  const [kind, setKind] = useState<(typeof kinds)[number]>('output');
  return (
    <div className={styles.typed}>
      <Segmented
        small
        label={intl.formatMessage({ id: 'qa.simulate.kind' }, { name })}
        options={kinds.map((value) => ({
          value,
          label: intl.formatMessage({ id: `qa.simulate.kind.${value}` }),
        }))}
        value={kind}
        onChange={setKind}
      />
      <JsonForm
        key={kind}
        label={<FormattedMessage id={`qa.simulate.typed.${kind}`} values={{ name: <code>{name}</code> }} />}
        initial={initial[kind]}
        check={kind === 'output' ? anyValue : aFailure}
        action={<FormattedMessage id="qa.simulate.answerTyped" />}
        onValue={(value) =>
          onTake(kind === 'output' ? { answer: name, output: value } : { answer: name, failure: value })
        }
      />
    </div>
  );
}
