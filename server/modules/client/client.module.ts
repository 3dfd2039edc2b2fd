export { hasPages } from './hasPages';
export { readClient } from './settings';
export { addStatic } from './static';
