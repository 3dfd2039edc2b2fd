import '../texts/fields';

export {
  flagWords,
  stateWords,
  textWords,
  type TextName,
} from '../../contracts/domain/institution/institutionWords';
