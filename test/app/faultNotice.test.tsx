import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense, useState } from 'react';
import { FaultNotice } from '../../src/app/qa/FaultNotice';
import { LanguageProvider } from '../../src/i18n/LanguageProvider';
import { loadCatalogue } from '../../src/i18n/loadCatalogue';
import { Button } from '../../src/ui/actions/Button';
import { Modal } from '../../src/ui/overlays/Modal';
import { ModalFrame } from '../../src/ui/overlays/ModalFrame';
import { act, render } from '@testing-library/react';
import { someChart } from '../support/someChart';

function Page({ onMend }: { readonly onMend: () => void }) {
  const [open, setOpen] = useState(0);
  return (
    <>
      <Button onClick={() => setOpen(1)}>Connect…</Button>
      {[...Array(open).keys()].map((number) => (
        <Modal key={number} actor={someChart} onDismiss={() => setOpen(number)}>
          <ModalFrame title={`Dialog ${number + 1}`} panel="form" onClose={() => setOpen(number)}>
            <Button onClick={() => setOpen(number + 2)}>Further</Button>
          </ModalFrame>
        </Modal>
      ))}
      <Suspense fallback={null}>
        <FaultNotice count={2} onMend={onMend} />
      </Suspense>
    </>
  );
}

async function shown(onMend = () => undefined) {
  const messages = await loadCatalogue('en');
  await act(async () =>
    render(
      <LanguageProvider initial={{ language: 'en', messages }}>
        <Page onMend={onMend} />
      </LanguageProvider>,
    ),
  );
  return screen.findByRole('complementary');
}

test('is in whichever dialog is in front, and then back on the page', async () => {
  const notice = await shown();
  expect(notice.closest('dialog')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Connect…' }));
  const first = screen.getByRole('dialog', { name: 'Dialog 1' });
  expect(await within(first).findByRole('complementary')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Further' }));
  const second = screen.getByRole('dialog', { name: 'Dialog 2' });
  expect(await within(second).findByRole('complementary')).toBeVisible();
  expect(screen.getAllByRole('complementary')).toHaveLength(1);
  await userEvent.click(within(second).getByRole('button', { name: 'Close' }));
  expect(await within(first).findByRole('complementary')).toBeVisible();
  await userEvent.click(within(first).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.getByRole('complementary').closest('dialog')).toBeNull());
});

test('its button works beside a dialog, which stays open', async () => {
  const mend = jest.fn();
  await shown(mend);
  await userEvent.click(screen.getByRole('button', { name: 'Connect…' }));
  const dialog = screen.getByRole('dialog');
  const notice = await within(dialog).findByRole('complementary');
  await userEvent.click(within(notice).getByRole('button'));
  expect(mend).toHaveBeenCalledTimes(1);
  expect(dialog).toBeVisible();
});
