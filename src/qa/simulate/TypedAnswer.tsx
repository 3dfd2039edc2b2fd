import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Segmented } from '../../ui/fields/Segmented';
import type { AnswersProps } from './answersProps';
import { aFailure, anyValue } from './checks';
import { JsonForm } from './JsonForm';
import styles from './Simulate.module.css';

const kinds = ['output', 'failure'] as const;
const initial = { output: '{ "kind": "" }', failure: '{ "kind": "offline" }' } as const;

/** Shows a form for an answer that no fixture has. */
export function TypedAnswer({ name, onTake }: Pick<AnswersProps, 'onTake'> & { readonly name: string }) {
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
