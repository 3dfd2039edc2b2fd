export { edgeKey } from '../../machines/kit/edgeKey';
