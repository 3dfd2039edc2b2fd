import en from '../../../translations/ui/en.json';
import nl from '../../../translations/ui/nl.json';
import pt from '../../../translations/ui/pt.json';
import { addTexts } from '../catalogue';

addTexts({ en, nl, pt });
