import en from '../../../translations/selection/en.json';
import nl from '../../../translations/selection/nl.json';
import pt from '../../../translations/selection/pt.json';
import { addTexts } from '../catalogue';

addTexts({ en, nl, pt });
