import { askEarly, fetchEarly } from './app/askEarly';
import { wakeIntl } from './i18n/wakeIntl';

const { dataset: files = {} } = document.currentScript ?? {};
window.earlyAnswers = askEarly(window, files);
fetchEarly(window, files);
// Not before: it would hold up what is asked next, and what can be drawn already.
(window.requestIdleCallback ?? setTimeout)(wakeIntl);
