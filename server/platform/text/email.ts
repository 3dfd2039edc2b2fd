export { isEmailAddress as isEmail } from '../../../src/contracts/domain/emailAddress';
