import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Button } from '../../src/ui/actions/Button';
import { Modal } from '../../src/ui/overlays/Modal';
import { ModalFrame } from '../../src/ui/overlays/ModalFrame';
import { violations } from '../support/dom/axe';
import { renderUi } from '../support/rendered/intl';
import { someChart } from '../support/someChart';

function Example({ stays = false }: { readonly stays?: boolean }) {
  const [open, setOpen] = useState(false);
  const [panel, setPanel] = useState('form');
  return (
    <>
      <Button onClick={() => setOpen(true)}>Connect…</Button>
      {open && (
        <Modal actor={someChart} onDismiss={() => !stays && setOpen(false)}>
          <ModalFrame
            title={panel === 'form' ? 'Connect Lantern' : 'Request filed'}
            panel={panel}
            busy={stays}
            onClose={() => setOpen(false)}
            footer={<Button onClick={() => setPanel('done')}>Send</Button>}
          >
            <p>Text</p>
          </ModalFrame>
        </Modal>
      )}
    </>
  );
}

test('a dialog has a name, takes the focus to its heading, and gives it back', async () => {
  await renderUi(<Example />);
  await userEvent.click(screen.getByRole('button', { name: 'Connect…' }));
  expect(screen.getByRole('dialog', { name: 'Connect Lantern' })).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Connect Lantern' })).toHaveFocus();
  expect(await violations(screen.getByTestId('ui'))).toEqual([]);

  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(screen.getByRole('heading', { name: 'Request filed' })).toHaveFocus();

  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByRole('button', { name: 'Connect…' })).toHaveFocus();
});

test('the caller decides whether Escape closes, however often it is pressed', async () => {
  await renderUi(<Example stays />);
  await userEvent.click(screen.getByRole('button', { name: 'Connect…' }));
  await userEvent.keyboard('{Escape}{Escape}');
  expect(screen.getByRole('dialog', { name: 'Connect Lantern' })).toHaveAttribute('open');
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('if the opener is gone, or the dialog opened by itself, the heading of the page takes the focus', async () => {
  function Page() {
    const [open, setOpen] = useState(true);
    return (
      <main>
        <h1 tabIndex={-1}>Lantern Archive</h1>
        {open && (
          <Modal actor={someChart} onDismiss={() => setOpen(false)}>
            <ModalFrame title="Lantern Archive is connected" panel="established">
              <p>Text</p>
            </ModalFrame>
          </Modal>
        )}
      </main>
    );
  }
  await renderUi(<Page />);
  await userEvent.keyboard('{Escape}');
  expect(screen.getByRole('heading', { name: 'Lantern Archive' })).toHaveFocus();
});

test('a dialog that replaces another returns the focus to the opener of the first', async () => {
  function Page() {
    const [shown, setShown] = useState<string | null>(null);
    return (
      <>
        <Button onClick={() => setShown('Opening')}>Connect…</Button>
        {shown && (
          <Modal key={shown} actor={someChart} onDismiss={() => setShown(null)}>
            <ModalFrame
              title={shown}
              panel={shown}
              footer={<Button onClick={() => setShown('Opened')}>Go</Button>}
            >
              <p>Text</p>
            </ModalFrame>
          </Modal>
        )}
      </>
    );
  }
  await renderUi(<Page />);
  await userEvent.click(screen.getByRole('button', { name: 'Connect…' }));
  await userEvent.click(screen.getByRole('button', { name: 'Go' }));
  expect(screen.getByRole('heading', { name: 'Opened' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  expect(screen.getByRole('button', { name: 'Connect…' })).toHaveFocus();
});
