import { createContext, use } from 'react';
import { OWN_NAME, type Product } from '../contracts/domain/product';

/** The product as the page names it (docs/EXTENSIONS.md); pages of other servers do not. */
function announced(): Product {
  const product = document.documentElement.dataset.product;
  return product === undefined ? { name: OWN_NAME } : (JSON.parse(product) as Product);
}

export const ProductShown = createContext<() => Product>(announced);

export function useProduct(): Product {
  return use(ProductShown)();
}
