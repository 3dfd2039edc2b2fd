import en from '../../../translations/category/en.json';
import nl from '../../../translations/category/nl.json';
import pt from '../../../translations/category/pt.json';
import { addTexts } from '../catalogue';

addTexts({ en, nl, pt });
