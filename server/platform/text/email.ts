export { isEmailAddress as isEmail } from '../../../src/contracts/domain/institution/emailAddress';
