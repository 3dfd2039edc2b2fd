export { hasPages } from './hasPages';
export { readClient } from './settings';
export { addStatic, type ClientConfig } from './static';
