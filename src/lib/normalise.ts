export { compareNormalised, normalise } from '../contracts/domain/normalise';
