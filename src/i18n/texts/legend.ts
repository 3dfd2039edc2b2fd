import en from '../../../translations/legend/en.json';
import nl from '../../../translations/legend/nl.json';
import pt from '../../../translations/legend/pt.json';
import { addTexts } from '../catalogue';

addTexts({ en, nl, pt });
