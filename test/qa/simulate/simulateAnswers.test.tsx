import { screen, waitFor, within } from '@testing-library/react';
import { connectScenarios } from '../../../src/machines/connect/connect.scenarios';
import { violations } from '../../support/dom/axe';
import { button, journal, now, open, plain, region, steps } from './simulateView';

describe('answers', () => {
  async function openTyped(kind: RegExp) {
    const view = await open({ machine: 'ticketRequest' });
    await view.user.click(within(now()).getByText(/^Answer of/, { selector: 'summary' }));
    await view.user.click(within(now()).getByRole('radio', { name: kind }));
    const field = within(now()).getByRole('textbox');
    const answer = async (text: string) => {
      await view.user.clear(field);
      if (text !== '') await view.user.click(field).then(() => view.user.paste(text));
      await view.user.click(button('Answer with this JSON'));
    };
    return { ...view, field, answer };
  }

  test('are fixtures, each with its target', async () => {
    const { user } = await open({ machine: 'ticketRequest' });
    const choice = within(now()).getByRole('combobox', { name: 'Answer of fileTicket' });
    expect(within(choice).getByRole('option', { name: 'collision → collided' })).toBeInTheDocument();
    expect(within(choice).queryByRole('option', { name: /silent/ })).toBeNull();
    await user.selectOptions(choice, 'offline → offline');
    await user.click(button('Answer'));
    expect(now()).toHaveTextContent('ticketRequest.offline');
  });

  test('typed as JSON show precisely what is wrong, at the field, and then are accepted', async () => {
    const { field, answer, steps: taken } = await openTyped(/failure/);
    await answer('{ "kind": "collision" ');
    expect(field).toHaveFocus();
    expect(field).toBeInvalid();
    expect(field).toHaveAccessibleDescription(
      /^Line 1, column 23: a comma or a closing brace is missing here/,
    );
    await answer('{ "kind": "collision", "found": "nobody" }');
    expect(field).toHaveAccessibleDescription(
      /^“found” of collision has to be: openTicket \| answered \| connected \| .*\.$/,
    );
    await answer('{ "kind": "levelTooLow", "required": "two" }');
    expect(field).toHaveAccessibleDescription('“required” of levelTooLow has to be: a number.');
    expect(await violations(screen.getByRole('main'))).toEqual([]);
    await answer('{ "kind": "levelTooLow", "required": 3 }');
    expect(now()).toHaveTextContent('ticketRequest.levelTooLow');
    expect(taken()).toEqual([{ answer: 'fileTicket', failure: { kind: 'levelTooLow', required: 3 } }]);
  });

  test('an output may be anything that the chart accepts', async () => {
    const { answer } = await openTyped(/Well/);
    await answer('{ "kind": "filed", "key": "CXT-1" }');
    expect(now()).toHaveTextContent('ticketRequest.filed');
    expect(region('Context of ticketRequest')).toHaveTextContent(
      /resultchanged.*CXT-1.*Before this step.*dismissed/,
    );
  });

  test('a machine can be entered: its picture, its events, and its end is the answer', async () => {
    const { user, inPicture } = await open({
      machine: 'connect',
      steps: steps(plain, { event: connectScenarios.events['form.submitted'] }),
    });
    await user.click(button('Step into ticketRequest'));
    expect(now()).toHaveTextContent('connect waits in submitting for:ticketRequest.submitting');
    await waitFor(() => expect(inPicture('sessionExpired')).toBeInTheDocument());
    expect(within(now()).getByRole('button', { name: /^noAnswer after 35 s.*to unanswered$/ })).toBeVisible();
    await user.click(button('Answer'));
    expect(now()).toHaveTextContent('connect.requested');
    expect(journal()).toHaveTextContent('isFiledWithKey lets it pass');
  });
});
