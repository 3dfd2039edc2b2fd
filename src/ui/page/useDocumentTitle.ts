import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { useProduct } from '../../i18n/product';

/** Sets the title of the document: the page and the product. */
export function useDocumentTitle(title: string): void {
  const intl = useIntl();
  const { name: product } = useProduct();
  useEffect(() => {
    document.title = intl.formatMessage({ id: 'ui.documentTitle' }, { title, product });
  }, [intl, title, product]);
}
