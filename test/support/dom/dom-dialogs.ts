/** Adds modal dialogs to jsdom, which has none: opening, closing, and Escape as a `cancel` event. */
export function installDialogs(): void {
  Object.assign(HTMLDialogElement.prototype, { showModal, close });
}

function showModal(this: HTMLDialogElement): void {
  if (this.open) throw new DOMException('The dialog is open', 'InvalidStateError');
  this.setAttribute('open', '');
  this.addEventListener('keydown', cancelOnEscape);
}

function close(this: HTMLDialogElement): void {
  if (!this.open) return;
  this.removeAttribute('open');
  this.removeEventListener('keydown', cancelOnEscape);
  queueMicrotask(() => this.dispatchEvent(new Event('close')));
}

function cancelOnEscape(this: HTMLDialogElement, event: KeyboardEvent): void {
  if (event.key !== 'Escape' || event.defaultPrevented) return;
  const goesOn = this.dispatchEvent(new Event('cancel', { cancelable: true }));
  if (goesOn) this.close();
}
