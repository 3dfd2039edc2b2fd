import { useEffect, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Language } from '../../../../contracts/domain/language';
import type { PolicyAttributeOption } from '../../../../contracts/domain/policies/policy';
import { useLevels } from '../../../../i18n/levels';
import { languageName } from '../../../../contracts/domain/language';
import { CheckboxField } from '../../../../ui/form/CheckboxField';
import { TextArea } from '../../../../ui/form/TextArea';
import { useFieldValue, useFormValues } from '../../../../ui/form/useFormValues';
import { attributeLabelsWithin } from '../attributeLabels';
import { attributesOf } from './attributeRows';
import { levelOf } from './levelRows';
import type { PolicyForm } from './policyForm';
import { useSentences } from './useSentences';
import styles from '../Policies.module.css';

export interface DescriptionFieldProps {
  readonly options: readonly PolicyAttributeOption[];
  /** Returns the name of an identity provider. */
  readonly institutionIn: (language: Language) => (entityId: string) => string;
  readonly servicesIn: (language: Language) => readonly string[];
}

/**
 * Typed, or written from the choices: then it follows each of them, and what was typed comes back after (REQUIREMENTS 189).
 */
export function DescriptionField({ options, institutionIn, servicesIn }: DescriptionFieldProps) {
  const { locale } = useIntl();
  const form = useFormValues<PolicyForm>();
  const { value, change } = useFieldValue<string>('description');
  const typed = useRef(value);
  const ladder = useLevels();
  const { own, others } = useSentences(
    {
      attributes: attributesOf(form.attributes),
      allAttributesMustMatch: form.match === 'all',
      deny: form.rule === 'deny',
      scope: form.scope,
      ...(form.type === 'step' && { levels: form.levels.map(levelOf) }),
    },
    {
      servicesIn,
      institutionsIn: (language) => form.institutions.map(institutionIn(language)),
      labelsIn: (intl) => attributeLabelsWithin(intl, options),
      ladder,
    },
    form.generated,
  );
  const wanted = form.generated ? own : undefined;
  const before = useRef(form.generated);

  useEffect(() => {
    if (wanted !== undefined) {
      if (!before.current) typed.current = value;
      if (value !== wanted) change(wanted);
    } else if (before.current) change(typed.current);
    before.current = wanted !== undefined;
  });

  return (
    <div className={styles.description}>
      <TextArea
        name="description"
        rows={4}
        readOnly={form.generated}
        label={<FormattedMessage id="policies.property.description" />}
      />
      <CheckboxField name="generated" label={<FormattedMessage id="policies.form.generate" />} />
      {others.length > 0 && (
        <dl className={styles.sentences}>
          {others.map(({ language, sentence }) => (
            <div key={language}>
              <dt>{languageName(language, locale)}</dt>
              <dd lang={language}>{sentence}</dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  );
}
