import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { boolean, object, string } from 'yup';
import '../../src/i18n/texts/failure';
import { Button } from '../../src/ui/Button';
import { CheckboxField } from '../../src/ui/form/CheckboxField';
import { Form } from '../../src/ui/form/Form';
import { SelectField } from '../../src/ui/form/SelectField';
import { TextArea } from '../../src/ui/form/TextArea';
import { TextField } from '../../src/ui/form/TextField';
import { violations } from '../support/axe';
import { renderUi } from '../support/intl';

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

test('a refused form says what is wrong at each field and above, and goes to the first', async () => {
  const { onSubmit } = await open();
  await userEvent.type(screen.getByLabelText('E-mail'), 'nobody');
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));

  const email = screen.getByLabelText('E-mail');
  await waitFor(() => expect(email).toHaveFocus());
  expect(email).toBeInvalid();
  expect(email).toHaveAccessibleDescription('Who hears of it. This was not accepted');
  expect(screen.getByText('2 things are not right yet:')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('link', { name: /Something is not right/ }));
  expect(screen.getByLabelText('I accept the terms')).toHaveFocus();
  expect(onSubmit).not.toHaveBeenCalled();
  expect(await violations(screen.getByTestId('ui'))).toEqual([]);
});

test('what appears when a field is left does not move what is being pressed', async () => {
  await open();
  await userEvent.type(screen.getByLabelText('E-mail'), 'nobody');
  const terms = screen.getByLabelText('I accept the terms');
  const user = userEvent.setup();
  await user.pointer({ keys: '[MouseLeft>]', target: terms });
  expect(terms).toHaveFocus();
  expect(screen.getByLabelText('E-mail')).not.toHaveAttribute('aria-invalid');
  await user.pointer({ keys: '[/MouseLeft]', target: terms });
  expect(terms).toBeChecked();
  await waitFor(() => expect(screen.getByLabelText('E-mail')).toHaveAttribute('aria-invalid', 'true'));
});

test('by keyboard a field tells what is wrong as soon as it is left', async () => {
  await open();
  await userEvent.type(screen.getByLabelText('E-mail'), 'nobody');
  await userEvent.tab();
  await waitFor(() => expect(screen.getByLabelText('E-mail')).toHaveAttribute('aria-invalid', 'true'));
});

test('by keyboard alone a form is filled in and sent, and its drafts are heard of', async () => {
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
