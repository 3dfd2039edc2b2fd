import en from '../../../translations/notFound/en.json';
import nl from '../../../translations/notFound/nl.json';
import pt from '../../../translations/notFound/pt.json';
import { addTexts } from '../catalogue';

addTexts({ en, nl, pt });
