import en from '../../../translations/emptyList/en.json';
import nl from '../../../translations/emptyList/nl.json';
import pt from '../../../translations/emptyList/pt.json';
import { addTexts } from '../catalogue';

addTexts({ en, nl, pt });
