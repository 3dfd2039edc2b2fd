import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { Disclosure } from '../../../ui/page/Disclosure';
import type { ScriptText } from './scriptText';
import styles from '../Coverage.module.css';

export interface ScriptViewProps {
  /** Number of the script, as in the file. */
  readonly number: number;
  readonly script: ScriptText;
}

/** Shows one script as the file has it. */
export function ScriptView({ number, script }: ScriptViewProps) {
  const { heading, before, steps, reaches, search } = script;
  return (
    <Disclosure label={<FormattedMessage id="qa.scripts.number" values={{ number, heading }} />}>
      <div className={styles.script}>
        <p>
          <strong>
            <FormattedMessage id="qa.script.before" />
          </strong>
        </p>
        <ul>
          {before.map((what) => (
            <li key={what}>{what}</li>
          ))}
        </ul>
        <ol>
          {steps.map(({ doing, data, expected, reasons }, index) => (
            <li key={index}>
              {doing}
              <ul>
                {data !== undefined && (
                  <li>
                    <FormattedMessage id="qa.script.data" values={{ data: <code>{data}</code> }} />
                  </li>
                )}
                <li>
                  <FormattedMessage id="qa.script.expected" values={{ what: expected }} />
                </li>
                {reasons.map((what) => (
                  <li key={what} className="muted">
                    <FormattedMessage id="qa.script.because" values={{ what }} />
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ol>
        <p className="small">
          <FormattedMessage id="qa.script.reaches" />: <code>{reaches.join(', ')}</code>
        </p>
        <p>
          <Link to={{ search }}>
            <FormattedMessage id="qa.scripts.simulate" />
          </Link>
        </p>
      </div>
    </Disclosure>
  );
}
