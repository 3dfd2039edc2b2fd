import en from '../../../translations/todo/en.json';
import nl from '../../../translations/todo/nl.json';
import pt from '../../../translations/todo/pt.json';
import { addTexts } from '../catalogue';

addTexts({ en, nl, pt });
