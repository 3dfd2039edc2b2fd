/** The popovers of the platform, which jsdom does not have: `popovertarget`, `hidePopover`, Escape. */
const OPEN = 'data-popover-open';

export function installPopovers(): void {
  const style = document.createElement('style');
  // Navigation and filters are popovers in narrow windows only; their style sheets, which say so, are not loaded here.
  style.textContent = `[popover]:not(nav, section):not([${OPEN}]) { display: none; }`;
  document.head.append(style);

  Object.assign(HTMLElement.prototype, {
    showPopover(this: HTMLElement) {
      this.setAttribute(OPEN, '');
    },
    hidePopover(this: HTMLElement) {
      this.removeAttribute(OPEN);
    },
  });
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest('[popovertarget]') : null;
    const id = button?.getAttribute('popovertarget');
    if (id) document.getElementById(id)?.toggleAttribute(OPEN);
  });
  document.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape')
      document.querySelectorAll(`[${OPEN}]`).forEach((panel) => panel.removeAttribute(OPEN));
  });
}
