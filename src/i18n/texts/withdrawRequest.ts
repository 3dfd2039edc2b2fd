import en from '../../../translations/withdrawRequest/en.json';
import nl from '../../../translations/withdrawRequest/nl.json';
import pt from '../../../translations/withdrawRequest/pt.json';
import { addTexts } from '../catalogue';

addTexts({ en, nl, pt });
