import { useId, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Registered } from '../../../machines/registry';
import { Button, ButtonGroup } from '../../../ui/actions/Button';
import { Section } from '../../../ui/page/Section';
import { SaveScripts } from './SaveScripts';
import { scriptSentences, type ScriptText } from './scriptText';
import { ScriptView } from './ScriptView';
import { testScripts } from './testScripts';
import styles from '../Coverage.module.css';

export interface ScriptsProps {
  readonly entry: Registered;
  /** Only scripts that lead to this `machine.state`, or to this key of a transition, are shown. */
  readonly selected: string;
}

/** Shows the test scripts of a machine and offers them as a file. They are computed on request. */
export function Scripts({ entry, selected }: ScriptsProps) {
  const id = useId();
  const [shown, setShown] = useState(false);
  return (
    <Section title={<FormattedMessage id="qa.scripts.title" />}>
      <div className={styles.scripts}>
        <p>
          <FormattedMessage id="qa.scripts.about" />
        </p>
        <ButtonGroup>
          <SaveScripts entries={[entry]} />
          <Button expanded={shown} controls={id} onClick={() => setShown(!shown)}>
            <FormattedMessage id={shown ? 'qa.scripts.hide' : 'qa.scripts.show'} />
          </Button>
        </ButtonGroup>
        <div id={id}>{shown && <ScriptList entry={entry} selected={selected} />}</div>
      </div>
    </Section>
  );
}

function ScriptList({ entry, selected }: ScriptsProps) {
  const intl = useIntl();
  const scripts = testScripts(entry).map((script, index) => ({
    number: index + 1,
    script: scriptSentences(intl, script),
  }));
  const leads = ({ script }: { readonly script: ScriptText }) => script.reaches.includes(selected);
  const leading = scripts.filter(leads);
  const others = scripts.filter((one) => !leads(one));
  return (
    <>
      {leading.length > 0 && (
        <>
          <h3>
            <FormattedMessage id="qa.scripts.ofSelected" />
          </h3>
          {leading.map((one) => (
            <ScriptView key={one.script.key} {...one} />
          ))}
        </>
      )}
      {others.length > 0 && (
        <h3>
          <FormattedMessage
            id={leading.length > 0 ? 'qa.scripts.others' : 'qa.scripts.count'}
            values={{ count: others.length }}
          />
        </h3>
      )}
      {others.map((one) => (
        <ScriptView key={one.script.key} {...one} />
      ))}
    </>
  );
}
