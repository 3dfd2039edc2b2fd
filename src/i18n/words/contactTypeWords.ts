import '../texts/fields';

export { contactTypeWords } from '../../contracts/domain/institution/contactTypeWords';
