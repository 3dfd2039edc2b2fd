import en from '../../../translations/faultNotice/en.json';
import nl from '../../../translations/faultNotice/nl.json';
import pt from '../../../translations/faultNotice/pt.json';
import { addTexts } from '../catalogue';

addTexts({ en, nl, pt });
