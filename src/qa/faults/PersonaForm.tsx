import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { QaTab } from '../../contracts/domain/qa/qaChannel';
import { qaPersonas } from '../../contracts/domain/qa/qaPersonas';
import { Button } from '../../ui/actions/Button';
import { Select } from '../../ui/fields/Select';
import { levels } from './choices';
import styles from './Faults.module.css';

interface PersonaFormProps {
  readonly tab: QaTab;
  readonly onSignIn: (subject: string, level: number) => void;
}

/** Lets testers choose who uses the tab, and the level of their login. */
export function PersonaForm({ tab, onSignIn }: PersonaFormProps) {
  const intl = useIntl();
  const [subject, setSubject] = useState(qaPersonas[0]?.subject ?? '');
  const [level, setLevel] = useState('2');
  const say = (id: string, values = {}) => intl.formatMessage({ id }, values);

  function choose(chosen: string) {
    setSubject(chosen);
    const usual = qaPersonas.find((persona) => persona.subject === chosen)?.level;
    if (usual !== undefined) setLevel(String(usual));
  }

  return (
    <div className={styles.form}>
      <h3>
        <FormattedMessage id="qa.persona.title" />
      </h3>
      <p className="muted small">
        <FormattedMessage id="qa.persona.now" values={{ role: tab.role, level: tab.level }} />
      </p>
      <Select
        label={<FormattedMessage id="qa.persona.who" />}
        value={subject}
        options={qaPersonas.map(({ subject: value, name, role }) => ({
          value,
          label: say('qa.persona.option', { name, role }),
        }))}
        onChange={choose}
      />
      <Select
        label={<FormattedMessage id="qa.persona.level" />}
        value={level}
        options={levels.map((value) => ({ value, label: intl.formatNumber(Number(value)) }))}
        onChange={setLevel}
      />
      <Button onClick={() => onSignIn(subject, Number(level))}>
        <FormattedMessage id="qa.persona.signIn" />
      </Button>
      <p className="muted small">
        <FormattedMessage id="qa.persona.hint" />
      </p>
    </div>
  );
}
