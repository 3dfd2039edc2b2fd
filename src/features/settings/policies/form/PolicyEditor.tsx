import { useEffect, useMemo, useRef, useState } from 'react';
import type { Policy, PolicyAttributeOption } from '../../../../contracts/domain/policy';
import type { ServiceDetail } from '../../../../contracts/domain/service';
import { ROLE_ATTRIBUTE } from '../../../../contracts/domain/policy';
import { chooseText } from '../../../../i18n/chooseText';
import { useLanguage } from '../../../../i18n/LanguageProvider';
import { usePerson } from '../../../../store/person';
import { useDraft, useTypedOver } from '../../../../store/useDraft';
import { Form } from '../../../../ui/form/Form';
import { Restored } from '../../../../ui/form/Restored';
import { UnsavedChanges } from '../../../../ui/UnsavedChanges';
import { lockOutOf } from '../decision/lockOut';
import { ownAttributes } from '../decision/ownAttributes';
import { useExpressions } from '../trying/useExpressions';
import { useTestPersons } from '../trying/useTestPersons';
import { TryIt } from '../trying/TryIt';
import styles from '../Policies.module.css';
import { Conflict } from './Conflict';
import { institutionNamesIn, institutionOptions } from './institutionOptions';
import { LockOutQuestion } from './LockOutQuestion';
import { isNameInUse, policySchema } from './policy.schema';
import { contentOf, formOf, newPolicy, policyIn, type PolicyForm } from './policyForm';
import { PolicyFields } from './PolicyFields';
import { PolicyFoot } from './PolicyFoot';
import { PolicyHead } from './PolicyHead';
import { usePolicySaving } from './usePolicySaving';

export interface PolicyEditorProps {
  readonly service: ServiceDetail;
  readonly name: string;
  /** Absent: a new policy. */
  readonly stored: Policy | undefined;
  /** All of the institution. */
  readonly policies: readonly Policy[];
  readonly options: readonly PolicyAttributeOption[];
  readonly overview: string;
}

const formId = 'policy';

/** The form of a policy, with the place where it can be tried before anybody is kept out by it. */
export function PolicyEditor({ service, name, stored, policies, options, overview }: PolicyEditorProps) {
  const person = usePerson();
  const { language } = useLanguage();
  const read = useExpressions();
  const persons = useTestPersons();
  const others = policies.filter(({ id }) => id !== stored?.id);
  const services = stored?.services ?? [service.entityId];

  const about = stored?.id ?? `new:${service.type}:${service.id}`;
  // A later revision starts the form anew only when theirs is taken.
  const over = useTypedOver('policy', about);
  const [begun] = useState(() => policyIn(over, stored) ?? stored);
  const [taken, setTaken] = useState(begun);
  const { institution } = person;
  const ownServices =
    service.institutionId !== undefined && service.institutionId === institution?.institutionId;
  const first = ownServices ? undefined : institution?.entityId;
  const initial = useMemo(
    () => (taken ? formOf(taken) : { ...newPolicy, institutions: first ? [first] : [] }),
    [taken, first],
  );
  const { values, dirty, forget, ...draft } = useDraft<PolicyForm>('policy', about, initial, initial, taken);
  // What the button that was pressed wants; read when the form is valid (item 191).
  const active = useRef(false);

  const namesInUse = others.map((policy) => policy.name);
  const schema = policySchema({
    namesInUse,
    roles: options.find((option) => option.name === ROLE_ATTRIBUTE)?.values ?? [],
    ownServices,
    read,
  });
  const { saving, saved, submit, confirm, overwrite, tellNameTaken, back } = usePolicySaving({
    stored: taken,
    enforced: service.policyEnforcementRequired,
    overview,
    lockOutOf: (content) =>
      read &&
      lockOutOf(
        {
          before: policies,
          after: [...others, { ...content, id: stored?.id ?? '', type: 'reg' }],
        },
        persons.list.map((one) => ({ name: one.name, login: { ...one, service: service.entityId } })),
        {
          service: service.entityId,
          institution: person.institution?.entityId ?? '',
          attributes: ownAttributes(person),
        },
        read,
      ),
  });
  useEffect(() => {
    if (saved) forget();
  }, [saved, forget]);

  return (
    <div className={styles.editor}>
      <UnsavedChanges when={dirty && !saved} onLeave={forget} />
      <PolicyHead service={service} name={name} stored={taken} />
      {saving.phase === 'conflict' && (
        <Conflict
          base={saving.base}
          mine={saving.content}
          theirs={saving.theirs}
          options={options}
          service={service}
          onSave={(content) => overwrite(content, saving.theirs)}
          onTakeTheirs={() => {
            setTaken(saving.theirs ?? undefined);
            back();
          }}
          overview={overview}
        />
      )}
      <Form
        key={taken?.revision}
        id={formId}
        initialValues={taken === begun ? draft.first : initial}
        schema={schema}
        onDraft={draft.hear}
        onRefused={() => isNameInUse(values.name, namesInUse) && tellNameTaken()}
        onSubmit={(form) => submit(contentOf(form, { services, active: active.current }))}
      >
        <Restored when={draft.restored && taken === begun} untouched={initial} />
        <div className={styles.columns}>
          <div className={styles.fields}>
            <PolicyFields
              options={options}
              institutions={institutionOptions(person, taken, language)}
              names={{
                servicesIn: (shown) => [chooseText(service.names, shown)?.text ?? name],
                institutionIn: (shown) => institutionNamesIn(person, taken, shown),
              }}
              ownServices={ownServices}
              portuguese={person.installation.languages.includes('pt')}
            />
            <PolicyFoot
              formId={formId}
              active={taken?.active ?? false}
              saving={saving}
              overview={overview}
              onPress={(wanted) => {
                active.current = wanted;
              }}
            />
          </div>
          <TryIt
            read={read}
            persons={persons}
            options={options}
            others={others}
            service={service.entityId}
            edited={{ ...contentOf(values, { services, active: true }), id: stored?.id ?? '', type: 'reg' }}
          />
        </div>
      </Form>
      {saving.phase === 'asking' && (
        <LockOutQuestion
          lockOut={saving.lockOut}
          service={name}
          onBack={back}
          onConfirm={() => confirm(saving.content, saving.over)}
        />
      )}
    </div>
  );
}
