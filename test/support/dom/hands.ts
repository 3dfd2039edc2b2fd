import { act, screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { Hands } from '../../../src/dialogs/defineStories';
import type { RunningDialog } from '../../../src/dialogs/host/RunningDialog';

/** Does in the open dialog what a person would do. */
export function handsOf(user: UserEvent, dialog: RunningDialog): Hands {
  return {
    press: (name) => user.click(screen.getByRole('button', { name })),
    tick: async (name) => {
      for (const box of screen.queryAllByRole<HTMLInputElement>('checkbox', { name }))
        if (!box.checked) await user.click(box);
    },
    type: (name, text) => user.type(screen.getByLabelText(name), text),
    choose: (name, option) => user.selectOptions(screen.getByRole('combobox', { name }), option),
    give: async (name, { name: file, text }) => {
      const given = new File([text], file, { type: 'text/csv' });
      // The environment has files, but does not read them.
      await user.upload(
        screen.getByLabelText(name, { selector: 'input' }),
        Object.assign(given, { text: async () => text }),
      );
    },
    escape: () => user.keyboard('{Escape}'),
    comeBack: (level) => act(async () => dialog.reportReturn(level)),
  };
}
