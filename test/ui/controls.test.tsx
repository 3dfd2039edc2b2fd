import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Button } from '../../src/ui/actions/Button';
import { CopyButton } from '../../src/ui/actions/CopyButton';
import { Menu, MenuGroup } from '../../src/ui/actions/Menu';
import { Pagination } from '../../src/ui/lists/Pagination';
import { SearchField } from '../../src/ui/fields/SearchField';
import { Toggletip } from '../../src/ui/overlays/Toggletip';
import { violations } from '../support/dom/axe';
import { renderUi } from '../support/rendered/intl';

test('a disabled button can be reached, says why, and does nothing', async () => {
  const clicked = jest.fn();
  await renderUi(
    <Button onClick={clicked} disabledReason="Only an administrator can do this.">
      Connect…
    </Button>,
  );
  await userEvent.tab();
  const button = screen.getByRole('button', { name: 'Connect…' });
  expect(button).toHaveFocus();
  expect(button).toHaveAttribute('aria-disabled', 'true');
  expect(button).toHaveAccessibleDescription('Only an administrator can do this.');
  await userEvent.keyboard('{Enter}');
  await userEvent.click(button);
  expect(clicked).not.toHaveBeenCalled();
  expect(await violations(screen.getByTestId('ui'))).toEqual([]);
});

test('a busy button stays in place and takes no second click', async () => {
  const sent = jest.fn();
  await renderUi(
    <form onSubmit={sent}>
      <Button type="submit" busy>
        Send
      </Button>
    </form>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(sent).not.toHaveBeenCalled();
});

test('search is cleared by its button and by Escape, and keeps the focus', async () => {
  function Search() {
    const [value, setValue] = useState('');
    return <SearchField label="Search services" value={value} onChange={setValue} />;
  }
  await renderUi(<Search />);
  const box = screen.getByRole('searchbox', { name: 'Search services' });
  await userEvent.type(box, 'lantern');
  await userEvent.click(screen.getByRole('button', { name: 'Clear the search' }));
  expect(box).toHaveValue('');
  expect(box).toHaveFocus();
  await userEvent.type(box, 'map{Escape}');
  expect(box).toHaveValue('');
  expect(screen.queryByRole('button')).toBeNull();
});

test('pages are links; they are missing if everything fits', async () => {
  await renderUi(
    <>
      <Pagination
        label="Pages of services"
        page={99}
        pageSize={25}
        total={60}
        to={(page) => `/apps/all?page=${page}`}
      />
      <Pagination label="Pages of tickets" page={1} pageSize={25} total={25} to={() => '/'} />
    </>,
  );
  expect(screen.getByRole('link', { name: 'Page 3' })).toHaveAttribute('aria-current', 'page');
  expect(screen.getByText('51–60 of 60')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Previous' })).toHaveAttribute('href', '/apps/all?page=2');
  expect(screen.queryByRole('link', { name: 'Next' })).toBeNull();
  expect(screen.queryByRole('navigation', { name: 'Pages of tickets' })).toBeNull();
  expect(await violations(screen.getByTestId('ui'))).toEqual([]);
});

test('a tip opens by focus and pointer, waits 250 ms before it goes, and closes on Escape', async () => {
  jest.useFakeTimers();
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  await renderUi(<Toggletip label="What is a licence?">An agreement with the provider.</Toggletip>);
  const tip = () => screen.queryByText('An agreement with the provider.');

  await user.hover(screen.getByRole('button', { name: 'What is a licence?' }));
  expect(tip()).toBeVisible();
  await user.unhover(screen.getByRole('button'));
  act(() => jest.advanceTimersByTime(200));
  expect(tip()).toBeVisible();
  act(() => jest.advanceTimersByTime(60));
  expect(tip()).toBeNull();

  await user.tab();
  expect(tip()).toBeVisible();
  await user.keyboard('{Escape}');
  expect(tip()).toBeNull();
  jest.useRealTimers();
});

describe('the text of a tip', () => {
  const words = () => screen.queryByText('An agreement with the provider.');

  beforeEach(async () => {
    await renderUi(
      <>
        <Toggletip label="What is a licence?">
          <span>An agreement with the provider.</span>
        </Toggletip>
        <button type="button">Next</button>
        <p>Beside</p>
      </>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'What is a licence?' }));
  });

  test('can be pressed without closing it; Escape closes it then, and the button has the focus', async () => {
    await userEvent.click(screen.getByText('An agreement with the provider.'));
    expect(words()).toBeVisible();
    expect(screen.getByRole('status')).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    expect(words()).toBeNull();
    expect(screen.getByRole('button', { name: 'What is a licence?' })).toHaveFocus();
  });

  test('closes on a press outside, wherever the focus is', async () => {
    act(() => screen.getByRole('button', { name: 'What is a licence?' }).blur());
    await userEvent.hover(screen.getByRole('button', { name: 'What is a licence?' }));
    expect(words()).toBeVisible();
    fireEvent.pointerDown(screen.getByText('Beside'));
    expect(words()).toBeNull();
  });

  test('is not a stop for the Tab key', async () => {
    expect(screen.getByRole('button', { name: 'What is a licence?' })).toHaveFocus();
    await userEvent.tab();
    expect(screen.getByRole('button', { name: 'Next' })).toHaveFocus();
    expect(words()).toBeNull();
  });
});

test('copying is announced', async () => {
  const user = userEvent.setup();
  const written = jest.spyOn(navigator.clipboard, 'writeText');
  await renderUi(<CopyButton value="CXT-40417" label="Copy the ticket number" />);
  await user.click(screen.getByRole('button', { name: 'Copy the ticket number' }));
  expect(await screen.findByText('Copied')).toHaveAttribute('role', 'status');
  expect(written).toHaveBeenCalledWith('CXT-40417');
});

test('a menu opens from its button and closes after a choice', async () => {
  const chosen = jest.fn();
  await renderUi(
    <Menu face="Account">
      <MenuGroup label="Institution">
        <li>
          <button type="button" onClick={chosen}>
            Harwick University
          </button>
        </li>
      </MenuGroup>
    </Menu>,
  );
  expect(screen.queryByRole('button', { name: 'Harwick University' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Account' }));
  expect(await violations(screen.getByTestId('ui'))).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Harwick University' }));
  expect(chosen).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('button', { name: 'Harwick University' })).toBeNull();
});
