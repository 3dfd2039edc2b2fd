import { Formik, Form as FormikForm, type FormikErrors } from 'formik';
import { createContext, useContext, useEffect, useRef, type ReactNode, type RefObject } from 'react';
import type { ObjectSchema } from 'yup';
import { ErrorSummary } from './ErrorSummary';
import { fieldIds, messagesOf } from './field';
import { PressProvider, usePress } from './press';
import { problemsOf } from './problemsOf';
import styles from './Form.module.css';

const FormId = createContext('');

export function useFormId(): string {
  return useContext(FormId);
}

const QuietWhileTyping = createContext(false);

/** Tells whether errors wait until their field is left. */
export function useQuietWhileTyping(): boolean {
  return useContext(QuietWhileTyping);
}

export interface FormProps<Values extends object> {
  /** Id of the form, also for submit buttons outside: `<Button type="submit" form={id}>`. */
  readonly id: string;
  readonly initialValues: Values;
  /** Schema whose messages are ids of the catalogue, or `{ id, values }`. */
  readonly schema?: ObjectSchema<Values> | undefined;
  readonly onSubmit: (values: Values) => void;
  /** Called with the values after every change, so that a draft can be kept. */
  readonly onDraft?: ((values: Values) => void) | undefined;
  /** Called when the form is submitted with errors. */
  readonly onRefused?: (() => void) | undefined;
  /**
   * True if an error shows only when its field is left, and hides while the person types in the field again.
   */
  readonly quietWhileTyping?: boolean | undefined;
  readonly children: ReactNode;
}

/**
 * Shows a form. It alone knows the form library. When it is submitted with errors, the focus moves to the first field
 * in error.
 */
export function Form<Values extends object>({
  id,
  initialValues,
  schema,
  onSubmit,
  onDraft,
  onRefused,
  quietWhileTyping = false,
  children,
}: FormProps<Values>) {
  const form = useRef<HTMLFormElement>(null);
  const afterPress = usePress(form);
  return (
    <Formik
      initialValues={initialValues}
      validate={(values) => problemsOf(schema, values)}
      onSubmit={(values) => onSubmit(values)}
      validateOnBlur
      validateOnChange
    >
      {({ submitCount, errors, isValidating, values }) => (
        <FormId.Provider value={id}>
          <FormikForm className={styles.form} id={id} noValidate ref={form}>
            <ErrorSummary formId={id} errors={submitCount > 0 ? messagesOf(errors) : []} />
            <PressProvider value={afterPress}>
              <QuietWhileTyping value={quietWhileTyping}>{children}</QuietWhileTyping>
            </PressProvider>
            <FirstErrorFocus
              form={form}
              formId={id}
              submitCount={submitCount}
              settled={!isValidating}
              errors={errors}
              onRefused={onRefused}
            />
            {onDraft && <Draft values={values} onDraft={onDraft} />}
          </FormikForm>
        </FormId.Provider>
      )}
    </Formik>
  );
}

function FirstErrorFocus(props: {
  form: RefObject<HTMLFormElement | null>;
  formId: string;
  submitCount: number;
  settled: boolean;
  errors: FormikErrors<object>;
  onRefused: (() => void) | undefined;
}) {
  const { form, formId, submitCount, settled, errors, onRefused } = props;
  const handled = useRef(0);
  useEffect(() => {
    if (!settled || submitCount <= handled.current) return;
    handled.current = submitCount;
    if (Object.keys(errors).length === 0) return;
    const wrong = new Set(messagesOf(errors).map(({ name }) => fieldIds(formId, name).control));
    const controls = [...(form.current?.querySelectorAll<HTMLElement>('[id]') ?? [])];
    controls.find(({ id }) => wrong.has(id))?.focus();
    onRefused?.();
  }, [form, formId, submitCount, settled, errors, onRefused]);
  return null;
}

function Draft<Values>({ values, onDraft }: { values: Values; onDraft: (values: Values) => void }) {
  useEffect(() => onDraft(values), [values, onDraft]);
  return null;
}
