import en from '../../../translations/palette/en.json';
import nl from '../../../translations/palette/nl.json';
import pt from '../../../translations/palette/pt.json';
import { addTexts } from '../catalogue';

addTexts({ en, nl, pt });
