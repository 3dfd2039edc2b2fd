/** Adds popovers to jsdom, which has none: `popovertarget`, `hidePopover` and Escape. */
const OPEN = 'data-popover-open';

export function installPopovers(): void {
  const style = document.createElement('style');
  // Navigation and filters are popovers in narrow windows only. The style sheets that say so are not loaded here.
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
    const panel = id && document.getElementById(id);
    if (!panel) return;
    const opens = !panel.hasAttribute(OPEN);
    const states = opens
      ? { oldState: 'closed', newState: 'open' }
      : { oldState: 'open', newState: 'closed' };
    panel.dispatchEvent(Object.assign(new Event('beforetoggle'), states));
    panel.toggleAttribute(OPEN, opens);
  });
  document.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape')
      document.querySelectorAll(`[${OPEN}]`).forEach((panel) => panel.removeAttribute(OPEN));
  });
}
