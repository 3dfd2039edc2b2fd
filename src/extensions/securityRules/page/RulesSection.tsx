import { useCallback, useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useLocation, useNavigate } from 'react-router';
import { securityRuleKinds } from '../contract/securityRules';
import type { SecurityRules } from '../contract/securityRules.wire';
import { ButtonLink } from '../../../ui/actions/ButtonLink';
import { LiveRegion } from '../../../ui/notices/LiveRegion';
import { Section } from '../../../ui/page/Section';
import type { MatrixText } from './matrixText';
import { RulesForm, type RulesActor } from './RulesForm';
import { isEditing, withEditing } from './securityAddress';
import styles from './Rules.module.css';

/** Props of the editor of the rules. */
export interface RulesEditing {
  readonly actor: RulesActor;
  /** Version of the current rules; 0 if the institution has set none. */
  readonly version: number;
}

interface RulesSectionProps {
  readonly rules: SecurityRules;
  readonly texts: MatrixText;
  /** Absent if the server keeps no rules, and for people who may not change them. */
  readonly editing: RulesEditing | undefined;
  /** True if they are shown on the screen; on paper they always are. */
  readonly shown: boolean;
}

/** Says on demand what services are held to, and lets admins change it. */
export function RulesSection({ rules, texts, editing, shown }: RulesSectionProps) {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const [saved, setSaved] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const close = useCallback(
    (isSaved: boolean) => {
      setSaved(isSaved);
      // The pressed button goes with its form.
      box.current?.focus();
      void navigate(
        { pathname, search: withEditing(search, false) },
        { replace: true, preventScrollReset: true },
      );
    },
    [navigate, pathname, search],
  );
  return (
    <div ref={box} tabIndex={-1} className={styles.box}>
      {editing && isEditing(search) ? (
        <Section title={<FormattedMessage id="security.edit.title" />}>
          <RulesText rules={rules} texts={texts} unset={editing.version === 0} />
          <RulesForm rules={rules} {...editing} onClose={close} />
        </Section>
      ) : (
        <div className={styles.text} data-shown={shown || undefined}>
          <RulesText rules={rules} texts={texts} unset={editing?.version === 0} />
          {editing && (
            <ButtonLink small to={{ search: withEditing(search, true) }} keepsPlace>
              <FormattedMessage id="security.edit" />
            </ButtonLink>
          )}
        </div>
      )}
      <LiveRegion>{saved && <FormattedMessage id="security.edit.saved" />}</LiveRegion>
    </div>
  );
}

interface InWordsProps extends Pick<RulesSectionProps, 'rules' | 'texts'> {
  /** True if the institution could have set rules, and has not. */
  readonly unset: boolean;
}

function RulesText({ rules, texts, unset }: InWordsProps) {
  const kinds = securityRuleKinds.filter((kind) => rules[kind]);
  return (
    <>
      {kinds.length === 0 ? (
        <p>
          <FormattedMessage id="security.rules.none" />
        </p>
      ) : (
        <ul className={styles.rules}>
          {kinds.map((kind) => (
            <li key={kind}>{texts.rule(kind)}</li>
          ))}
        </ul>
      )}
      {unset && (
        <p className={`muted ${styles.note}`}>
          <FormattedMessage id="security.rules.default" />
        </p>
      )}
    </>
  );
}
