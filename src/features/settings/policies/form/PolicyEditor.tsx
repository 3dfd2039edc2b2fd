import { useSelector } from '@xstate/react';
import { useEffect, useMemo, useRef } from 'react';
import { useNavigate } from 'react-router';
import type { JudgedPolicy } from '../../../../contracts/domain/policies/decision/decision.types';
import {
  ROLE_ATTRIBUTE,
  typeOf,
  type Policy,
  type PolicyContent,
} from '../../../../contracts/domain/policies/policy';
import { useLanguage } from '../../../../i18n/LanguageProvider';
import '../../../../i18n/texts/policies';
import { flashShown } from '../../../../store/flash.slice';
import { useAppDispatch } from '../../../../store/hooks';
import { usePerson } from '../../../../store/person';
import { useDraft } from '../../../../store/useDraft';
import { useFlashAbout } from '../../../../store/useFlashAbout';
import { Form } from '../../../../ui/form/Form';
import { Restored } from '../../../../ui/form/Restored';
import { UnsavedChanges } from '../../../../ui/notices/UnsavedChanges';
import { lockOutOf } from '../decision/lockOut';
import { ownAttributes } from '../decision/ownAttributes';
import { useExpressions } from '../trying/useExpressions';
import { useTestPersons } from '../trying/useTestPersons';
import { TryIt } from '../trying/TryIt';
import { Conflict } from './Conflict';
import { institutionNamesIn, institutionOptions } from './institutionOptions';
import { serviceNamesIn } from './serviceNames';
import { LockOutQuestion } from './LockOutQuestion';
import { isNameInUse, policySchema } from './policy.schema';
import { contentOf, formOf, newPolicy, type PolicyForm } from './policyForm';
import { PolicyFields } from './PolicyFields';
import { PolicyFoot } from './PolicyFoot';
import { PolicyHead } from './PolicyHead';
import type { EditorProps } from './PolicyPage';
import type { SavingActor } from './savingActor';
import { draftOf } from './useInitialPolicy';
import styles from '../Policies.module.css';

interface PolicyEditorProps extends EditorProps {
  /** The form begins with this state of the policy; it is absent for a new policy. */
  readonly initialPolicy: Policy | undefined;
  readonly actor: SavingActor;
}

const formId = 'policy';
const nameTaken = 'failure.validation.nameTaken';

function judgedOf(content: PolicyContent, stored: Policy | undefined): JudgedPolicy {
  return { ...content, id: stored?.id ?? '', type: typeOf(content) };
}

/** The form of a policy, with a place to try it before it locks anyone out. */
export function PolicyEditor(props: PolicyEditorProps) {
  const { service, name, stored, policies, options, overview, initialPolicy, actor } = props;
  const person = usePerson();
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { language } = useLanguage();
  const read = useExpressions();
  const persons = useTestPersons();
  const state = useSelector(actor, ({ value }) => value);
  const { stored: over, conflict } = useSelector(actor, ({ context }) => context);
  const taken = over ?? undefined;
  const others = policies.filter(({ id }) => id !== stored?.id);
  const services = stored && stored.services.length > 0 ? stored.services : [service.entityId];

  const { institution } = person;
  const ownServices =
    service.institutionId !== undefined && service.institutionId === institution?.institutionId;
  const first = ownServices ? undefined : institution?.entityId;
  const initial = useMemo(
    () => (taken ? formOf(taken) : { ...newPolicy, institutions: first ? [first] : [] }),
    [taken, first],
  );
  const { values, dirty, forget, ...draft } = useDraft<PolicyForm>(
    'policy',
    draftOf(props),
    initial,
    initial,
    taken,
  );
  // Set by the pressed button; read when the form is valid (REQUIREMENTS 191).
  const active = useRef(false);

  const namesInUse = others.map((policy) => policy.name);
  const schema = policySchema({
    namesInUse,
    roles: options.find((option) => option.name === ROLE_ATTRIBUTE)?.values ?? [],
    ownServices,
    read,
    step: values.type === 'step',
  });
  const saved = state === 'saved';
  useEffect(() => {
    // The page is left only now, when there is nothing left to lose; earlier it would ask.
    if (!saved) return;
    forget();
    void navigate(overview);
  }, [saved, forget, navigate, overview]);

  /** Sends what to save, and whom it would lock out. */
  function wish(content: PolicyContent) {
    const change = {
      before: policies,
      after: [...others, judgedOf(content, stored)],
    };
    const tried = persons.list.map((one) => ({
      name: one.name,
      login: { ...one, service: service.entityId },
    }));
    const myself = {
      service: service.entityId,
      institution: institution?.entityId ?? '',
      attributes: ownAttributes(person),
    };
    return { content, lockOut: (read && lockOutOf(change, tried, myself, read)) ?? null };
  }
  useFlashAbout(nameTaken, values.name);
  function showNameTaken() {
    dispatch(flashShown({ tone: 'error', messageId: nameTaken }));
  }

  return (
    <div className={styles.editor}>
      <UnsavedChanges when={dirty && !saved} onLeave={forget} />
      <PolicyHead service={service} name={name} stored={taken} />
      {(state === 'changed' || state === 'deleted') && conflict && (
        <Conflict
          {...conflict}
          options={options}
          service={service}
          onSave={(content) => actor.send({ type: 'merge.confirmed', ...wish(content) })}
          onTakeTheirs={() => actor.send({ type: 'theirs.accepted' })}
          overview={overview}
        />
      )}
      <Form
        key={taken?.revision}
        id={formId}
        initialValues={taken === initialPolicy ? draft.first : initial}
        schema={schema}
        onDraft={draft.saveDraft}
        onRefused={() => isNameInUse(values.name, namesInUse) && showNameTaken()}
        onSubmit={(form) =>
          actor.send({
            type: 'form.submitted',
            ...wish(contentOf(form, { services, active: active.current })),
          })
        }
      >
        <Restored when={draft.restored && taken === initialPolicy} untouched={initial} />
        <div className={styles.columns}>
          <div className={styles.fields}>
            <PolicyFields
              options={options}
              institutions={institutionOptions(person, taken, language)}
              names={{
                servicesIn: serviceNamesIn(service, name, taken),
                institutionIn: (shown) => institutionNamesIn(person, taken, shown),
              }}
              ownServices={ownServices}
              isNew={!taken}
              portuguese={person.installation.languages.includes('pt')}
            />
            <PolicyFoot
              formId={formId}
              active={taken?.active ?? false}
              actor={actor}
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
            edited={judgedOf(contentOf(values, { services, active: true }), stored)}
          />
        </div>
      </Form>
      {state === 'askingLockOut' && <LockOutQuestion actor={actor} service={name} />}
    </div>
  );
}
