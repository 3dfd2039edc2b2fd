import en from '../../../translations/reviews/en.json';
import nl from '../../../translations/reviews/nl.json';
import pt from '../../../translations/reviews/pt.json';
import { addTexts } from '../catalogue';
import './fields';

addTexts({ en, nl, pt });
