import { useSelector } from '@xstate/react';
import { useMemo, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { boolean, object, string, type ObjectSchema } from 'yup';
import { DialogForm } from '../../../dialogs/form/DialogForm';
import type { PanelProps } from '../../../dialogs/frame/panels';
import { CheckboxField } from '../../../ui/form/CheckboxField';
import { TextField } from '../../../ui/form/TextField';
import { LONGEST_SEARCH_NAME } from '../contract/savedSearch';
import { SavedSearchLinks } from './SavedSearchLinks';
import type { SavedSearchDraft, savedSearchMachine } from './savedSearch.machine';

/** Messages are ids. */
const savedSearchSchema: ObjectSchema<SavedSearchDraft> = object({
  name: string()
    .trim()
    .defined()
    .required('searches.name.missing')
    .max(LONGEST_SEARCH_NAME, 'searches.name.long'),
  watched: boolean().defined(),
});

interface SearchFormProps extends PanelProps<typeof savedSearchMachine> {
  /** Shown above the form. */
  readonly intro: ReactNode;
  readonly children?: ReactNode;
}

/** Takes the name of the search, and lists the saved searches below. */
export function SearchForm({ actor, intro, children }: SearchFormProps) {
  const { own, draft, query, searches } = useSelector(actor, ({ context }) => context);
  const pristine = useMemo(() => ({ name: own?.name ?? '', watched: own?.watched ?? false }), [own]);
  return (
    <DialogForm
      name="savedSearch"
      pristine={pristine}
      draft={draft}
      schema={savedSearchSchema}
      onSubmit={(typed) => actor.send({ type: 'form.submitted', draft: typed })}
      submit={{
        label: <FormattedMessage id="searches.submit" />,
        reason: <FormattedMessage id="searches.submit.reason" />,
      }}
    >
      {intro}
      <TextField
        name="name"
        autoComplete="off"
        label={<FormattedMessage id="searches.name" />}
        hint={<FormattedMessage id="searches.name.hint" />}
      />
      <CheckboxField name="watched" label={<FormattedMessage id="searches.watched" />} />
      {children}
      <SavedSearchLinks searches={searches} here={query} />
    </DialogForm>
  );
}
