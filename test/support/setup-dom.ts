import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';
import { installDialogs } from './dom-dialogs';
import { installPopovers } from './dom-popovers';

configure({ asyncUtilTimeout: 3000 });
installDialogs();
installPopovers();
window.scrollTo = () => undefined;
