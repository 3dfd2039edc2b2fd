import en from '../../../translations/download/en.json';
import nl from '../../../translations/download/nl.json';
import pt from '../../../translations/download/pt.json';
import { addTexts } from '../catalogue';

addTexts({ en, nl, pt });
