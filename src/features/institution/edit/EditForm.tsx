import { useEffect, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useLocation, useNavigate } from 'react-router';
import { DIALOG_PARAMETER } from '../../../contracts/domain/dialogAddress';
import type {
  InstitutionChange,
  ServiceSettings,
} from '../../../contracts/domain/institution/institutionSettings';
import type { Institution } from '../../../contracts/domain/person/person';
import { changeProposed, endHeard, selectEndedChange } from '../../../store/change.slice';
import { flashShown } from '../../../store/flash.slice';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import { institutionSettingsOf } from '../../../store/institutionSettings';
import { useDraft, useTypedOver } from '../../../store/useDraft';
import { Banner } from '../../../ui/notices/Banner';
import { Form } from '../../../ui/form/Form';
import { Restored } from '../../../ui/form/Restored';
import { useInitialValues } from '../../../ui/form/useInitialValues';
import { fieldIds } from '../../../ui/form/field';
import { Split } from '../../../ui/page/Split';
import { UnsavedChanges } from '../../../ui/notices/UnsavedChanges';
import { editSchema, formOf, settingsIn, type EditForm as Values } from './edit.schema';
import { EditFields } from './EditFields';
import { FormSections } from './FormSections';
import { SaveBar } from './SaveBar';
import { flagFields, textPlaces } from '../../../contracts/domain/institution/institutionFields';

interface EditFormProps {
  readonly institution: Institution;
  readonly services: readonly ServiceSettings[];
  /** Key of the ticket with an open change. Until the desk has dealt with it, no second change can be sent. */
  readonly pendingKey: string | undefined;
}

const FORM = 'institution';

/**
 * Shows the form of the institution. Saving hands the change to a dialog that sends it, and then leads back to the
 * institution (REQUIREMENTS 205–212).
 */
export function EditForm(props: EditFormProps) {
  const { first, version, setTouched } = useInitialValues(props.institution);
  return <FormOver key={version} {...props} institution={first} onTouched={setTouched} />;
}

interface FormOverProps extends EditFormProps {
  readonly onTouched: (touched: boolean) => void;
}

function FormOver({ institution, services, pendingKey, onTouched }: FormOverProps) {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { search } = useLocation();
  const [settings] = useState(() => institutionSettingsOf(institution));
  const [stored] = useState(() => formOf(settings));
  const unsent = useTypedOver('institution', '');
  const { dirty, forget, keepOver, ...draft } = useDraft('institution', '', stored, stored, unsent);
  const [schema] = useState(() => editSchema(settings));
  const ended = useAppSelector(selectEndedChange);
  const dialogOpen = new URLSearchParams(search).has(DIALOG_PARAMETER);

  useEffect(() => onTouched(dirty), [onTouched, dirty]);

  useEffect(() => {
    // The dialog writes to the address when it closes, so that this page leaves only afterwards.
    if (!ended || dialogOpen) return;
    dispatch(endHeard());
    if (ended.outcome === 'unsent') {
      keepOver(ended.requestId);
      dispatch(flashShown({ tone: 'error', messageId: 'institution.edit.failed' }));
    } else forget();
    void navigate('/my-idp');
  }, [ended, dialogOpen, dispatch, navigate, forget, keepOver]);

  useEffect(() => {
    const wanted = fieldAt(new URLSearchParams(window.location.search).get('field'));
    const control = wanted ? document.getElementById(fieldIds(FORM, wanted).control) : null;
    control?.focus();
    control?.scrollIntoView({ block: 'center' });
  }, []);

  function requestChange(entered: Values) {
    const change: InstitutionChange = {
      subject: 'institution',
      institution: institution.entityId,
      settings: settingsIn(entered),
      services,
      comments: entered.comments.trim(),
    };
    dispatch(changeProposed(change));
    void navigate({ search: `?${DIALOG_PARAMETER}=institution` }, { preventScrollReset: true });
  }

  return (
    <Form
      id={FORM}
      initialValues={draft.first}
      schema={schema}
      onSubmit={requestChange}
      onDraft={draft.saveDraft}
      onRefused={() => dispatch(flashShown({ tone: 'error', messageId: 'institution.edit.errors' }))}
      quietWhileTyping
    >
      <UnsavedChanges when={!ended && dirty} onLeave={forget} />
      {unsent === undefined ? (
        <Restored when={draft.restored} untouched={stored} />
      ) : (
        <Banner tone="warning">
          <FormattedMessage id="institution.edit.failed" />
        </Banner>
      )}
      <Split side="start" aside={<FormSections settings={settings} />}>
        <EditFields institution={institution} settings={settings} stored={stored} />
      </Split>
      <SaveBar form={FORM} settings={settings} pendingKey={pendingKey} />
    </Form>
  );
}

/** Returns the form's name for the field that an address names: `texts.keywordsEn` for `?field=keywordsEn`. */
function fieldAt(name: string | null): string | undefined {
  if (name === 'contactPersons') return 'contacts[0].name';
  if (name === 'stateType') return 'state';
  if (textPlaces.some(({ field }) => field === name)) return `texts.${name}`;
  return flagFields.some((field) => field === name) ? `flags.${name}` : undefined;
}
