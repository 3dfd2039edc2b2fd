import '../texts/fields';

export {
  flagMessages,
  stateMessages,
  textMessages,
  type TextName,
} from '../../contracts/domain/institution/institutionMessages';
