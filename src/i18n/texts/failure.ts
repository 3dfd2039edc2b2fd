import en from '../../../translations/failure/en.json';
import nl from '../../../translations/failure/nl.json';
import pt from '../../../translations/failure/pt.json';
import { addTexts } from '../catalogue';

addTexts({ en, nl, pt });
