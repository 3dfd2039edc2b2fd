import { render, screen } from '@testing-library/react';
import { violations } from '../support/dom/axe';

const page = (
  <>
    <main>
      <h1>Services</h1>
      <button type="button" aria-label="" />
      <section aria-label="Found">
        <input type="text" />
        <p hidden>
          <button type="button" />
        </p>
      </section>
    </main>
    <p>Beside every landmark</p>
  </>
);

const rules = (found: readonly string[]) => found.map((line) => line.split(':')[0]).sort();

test('for a page, every fault that axe finds is reported, including those outside its landmarks', async () => {
  render(page);
  expect(rules(await violations())).toEqual(['button-name', 'label', 'region']);
});

test('for a part, only its own faults; invisible elements do not count', async () => {
  render(page);
  const [fault, ...others] = await violations(screen.getByRole('region', { name: 'Found' }));
  expect(fault).toBe('label: <input type="text">');
  expect(others).toEqual([]);
  expect(await violations(screen.getByRole('heading'))).toEqual([]);
});
