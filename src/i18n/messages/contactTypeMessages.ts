import '../texts/fields';

export { contactTypeMessages } from '../../contracts/domain/institution/contactTypeMessages';
