import en from '../../../translations/comparison/en.json';
import nl from '../../../translations/comparison/nl.json';
import pt from '../../../translations/comparison/pt.json';
import { addTexts } from '../catalogue';

addTexts({ en, nl, pt });
