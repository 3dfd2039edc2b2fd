/** Runs after the last browser test. */
export { tearDown as default } from './setup-dashboards';
