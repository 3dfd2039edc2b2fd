import en from '../../../translations/institution/en.json';
import nl from '../../../translations/institution/nl.json';
import pt from '../../../translations/institution/pt.json';
import { addTexts } from '../catalogue';

addTexts({ en, nl, pt });
