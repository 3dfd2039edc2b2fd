export { readClient } from './settings';
export { addStatic } from './static';
