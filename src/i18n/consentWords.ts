import './texts/fields';

export { consentTypes, explanationTerms } from '../contracts/domain/changeWords';
