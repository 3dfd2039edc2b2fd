import en from '../../../translations/publishing/en.json';
import nl from '../../../translations/publishing/nl.json';
import pt from '../../../translations/publishing/pt.json';
import { addTexts } from '../catalogue';

addTexts({ en, nl, pt });
