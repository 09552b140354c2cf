import { startProduct } from './product';

/** One product for the whole run; what is returned runs at the end. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const product = await startProduct();
  return () => product.stop();
}
