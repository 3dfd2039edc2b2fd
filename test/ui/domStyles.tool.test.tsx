import { render } from '@testing-library/react';
import { reckonStyle } from '../support/dom/dom-styles';

/** The properties of a style that roles, names, axe and the tests themselves read. */
const properties = [
  ...['display', 'visibility', 'pointer-events', 'opacity', 'content-visibility', 'position'],
  ...['clip', 'clip-path', 'overflow', 'overflow-y', 'width', 'height', 'direction', 'font-family'],
];

const page = (
  <main id="page" className="wide">
    <h1 hidden>Services</h1>
    <p style={{ visibility: 'hidden', pointerEvents: 'none' }}>
      Handed down to <b>all within</b>
    </p>
    <div style={{ display: 'none' }}>
      <a href="/apps">Services</a>
    </div>
    <dialog>closed</dialog>
    <dialog open>open</dialog>
    <div popover="auto">closed</div>
    <div popover="auto" data-popover-open="">
      open
    </div>
    <div className="wide">wide</div>
    <div className="narrow">narrow</div>
    <nav popover="auto">in sight where there is room</nav>
    <input type="hidden" name="a" />
    <input type="text" name="a" />
    <ul>
      <li aria-hidden>
        <button type="button" disabled>
          Ask
        </button>
      </li>
    </ul>
    <table>
      <tbody>
        <tr>
          <td>1</td>
        </tr>
      </tbody>
    </table>
    <svg role="img">
      <title>Drawing</title>
      <path d="M0 0" />
    </svg>
  </main>
);

function differences(): string[] {
  return [...document.querySelectorAll('*')].flatMap((element) => {
    const [remembered, own] = [getComputedStyle(element), reckonStyle(element)];
    return properties
      .filter((name) => remembered.getPropertyValue(name) !== own.getPropertyValue(name))
      .map((name) => `${element.outerHTML}: ${name}`);
  });
}

test('stored styles are those that jsdom computes, before and after a change', () => {
  const { container } = render(page);
  expect(container.querySelectorAll('*').length).toBeGreaterThan(20);
  expect(differences()).toEqual([]);

  container.querySelector('dialog')?.setAttribute('open', '');
  container.querySelector('h1')?.removeAttribute('hidden');
  container.querySelector('main')?.style.setProperty('visibility', 'hidden');
  expect(differences()).toEqual([]);
});

test('and so with a style sheet that is added later', () => {
  const { container } = render(page);
  expect(differences()).toEqual([]);
  const sheet = document.createElement('style');
  sheet.textContent = 'li { display: none; } .wide { overflow: hidden; }';
  document.head.append(sheet);
  expect(differences()).toEqual([]);
  expect(getComputedStyle(container.querySelector('li') ?? document.body).display).toBe('none');
  sheet.remove();
  expect(getComputedStyle(container.querySelector('li') ?? document.body).display).toBe('list-item');
});

test('shown and hidden parts are distinguished', () => {
  const { getByText } = render(page);
  expect(getByText('all within')).not.toBeVisible();
  expect(getByText('Services', { selector: 'a' })).not.toBeVisible();
  expect(getByText('Ask')).toBeVisible();
});
