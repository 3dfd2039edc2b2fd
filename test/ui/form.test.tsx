import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { array, boolean, object, string, type ObjectSchema } from 'yup';
import '../../src/i18n/texts/failure';
import { Button } from '../../src/ui/actions/Button';
import { CheckboxField } from '../../src/ui/form/CheckboxField';
import { CheckboxListField } from '../../src/ui/form/CheckboxListField';
import { Form } from '../../src/ui/form/Form';
import { RowField } from '../../src/ui/form/RowField';
import { SelectField } from '../../src/ui/form/SelectField';
import { TextArea } from '../../src/ui/form/TextArea';
import { TextField } from '../../src/ui/form/TextField';
import { useRows } from '../../src/ui/form/useRows';
import { violations } from '../support/dom/axe';
import { renderUi } from '../support/rendered/intl';

const schema = object({
  email: string().defined().email('failure.validation.title'),
  level: string().defined(),
  comments: string().defined(),
  terms: boolean().defined().oneOf([true], 'failure.validation.text'),
});

const empty = { email: '', level: '', comments: '', terms: false };

async function open() {
  const onSubmit = jest.fn();
  const onDraft = jest.fn();
  await renderUi(
    <>
      <Form id="request" initialValues={empty} schema={schema} onSubmit={onSubmit} onDraft={onDraft}>
        <SelectField
          name="level"
          label="Level"
          options={[
            { value: '', label: 'None' },
            { value: '2', label: 'Two' },
          ]}
        />
        <TextField name="email" type="email" label="E-mail" hint="Who hears of it." />
        <TextArea name="comments" label="Comments" optional />
        <CheckboxField name="terms" label="I accept the terms" />
      </Form>
      <Button type="submit" form="request">
        Send
      </Button>
    </>,
  );
  return { onSubmit, onDraft };
}

test('a refused form shows the fault at each field and above, and goes to the first', async () => {
  const { onSubmit } = await open();
  await userEvent.type(screen.getByLabelText('E-mail'), 'nobody');
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));

  const email = screen.getByLabelText('E-mail');
  await waitFor(() => expect(email).toHaveFocus());
  expect(email).toBeInvalid();
  expect(email).toHaveAccessibleDescription('Who hears of it. This was not accepted');
  expect(screen.getByText('2 fields need your attention:')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('link', { name: /Something is not right/ }));
  expect(screen.getByLabelText('I accept the terms')).toHaveFocus();
  expect(onSubmit).not.toHaveBeenCalled();
  expect(await violations(screen.getByTestId('ui'))).toEqual([]);
});

describe('nothing moves while a button is pressed', () => {
  const wrong = 'failure.validation.title';
  const words = object({ text: string().defined().min(1, wrong) });
  const options = [{ value: 'one', label: 'Field' }];

  function Row() {
    const { errorOf, ...handlers } = useRows();
    return <RowField name="text" label="Field" value="" error={errorOf('text')} {...handlers} />;
  }
  /** Each kind of field, with a value that is wrong. */
  const fields: Readonly<Record<string, readonly [object, ObjectSchema<object>, () => ReactElement]>> = {
    TextField: [{ text: '' }, words, () => <TextField name="text" label="Field" />],
    TextArea: [{ text: '' }, words, () => <TextArea name="text" label="Field" />],
    SelectField: [{ text: '' }, words, () => <SelectField name="text" label="Field" options={options} />],
    RowField: [{ text: '' }, words, () => <Row />],
    CheckboxField: [
      { text: false },
      object({ text: boolean().defined().oneOf([true], wrong) }),
      () => <CheckboxField name="text" label="Field" />,
    ],
    CheckboxListField: [
      { text: [] },
      object({ text: array(string().defined()).defined().min(1, wrong) }),
      () => <CheckboxListField name="text" legend="Fields" searchLabel="Search" options={options} />,
    ],
  };
  // A mouse is released in one task; a finger is lifted before the browser turns it into a mouse.
  const leftFor = {
    'a mouse': ['pointerDown', 'mouseDown', 'leave'],
    'a finger': ['pointerDown', 'pointerUp', 'mouseDown', 'leave'],
  } as const;

  test.each(
    Object.keys(fields).flatMap((kind) =>
      (['a mouse', 'a finger'] as const).map((by) => [kind, by] as const),
    ),
  )('%s, by %s', async (kind, by) => {
    const [initialValues, rules, field] = fields[kind] ?? [];
    await renderUi(
      <Form id="moving" initialValues={initialValues ?? {}} schema={rules} onSubmit={() => undefined}>
        {field?.()}
        <Button>Beside</Button>
      </Form>,
    );
    const button = screen.getByRole('button', { name: 'Beside' });
    const control = screen.getByLabelText('Field');
    act(() => control.focus());
    const before = document.body.innerHTML;
    for (const step of leftFor[by]) {
      if (step === 'leave') act(() => button.focus());
      else fireEvent[step](button);
      await act(async () => undefined);
      expect([step, document.body.innerHTML]).toEqual([step, before]);
    }
    fireEvent.pointerUp(button);
    fireEvent.mouseUp(button);
    expect(document.body.innerHTML).toBe(before);
    await waitFor(() => expect(screen.getByLabelText('Field')).toBeInvalid());
  });
});

test('by keyboard a field shows its fault as soon as it is left', async () => {
  await open();
  await userEvent.type(screen.getByLabelText('E-mail'), 'nobody');
  await userEvent.tab();
  await waitFor(() => expect(screen.getByLabelText('E-mail')).toHaveAttribute('aria-invalid', 'true'));
});

test('by keyboard alone a form is filled in and sent, and its drafts are reported', async () => {
  const { onSubmit, onDraft } = await open();
  await userEvent.tab();
  await userEvent.selectOptions(screen.getByLabelText('Level'), '2');
  await userEvent.tab();
  await userEvent.keyboard('library@harwick.example');
  await userEvent.tab();
  await userEvent.keyboard('Before 1 December');
  await userEvent.tab();
  await userEvent.keyboard(' ');
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  const filled = { email: 'library@harwick.example', level: '2', comments: 'Before 1 December', terms: true };
  await waitFor(() => expect(onSubmit).toHaveBeenCalledWith(filled));
  expect(onDraft).toHaveBeenLastCalledWith(filled);
});
