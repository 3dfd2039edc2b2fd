import en from '../../../translations/statistics/en.json';
import nl from '../../../translations/statistics/nl.json';
import pt from '../../../translations/statistics/pt.json';
import { addTexts } from '../catalogue';

addTexts({ en, nl, pt });
