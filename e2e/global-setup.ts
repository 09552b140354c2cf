import { startProduct } from './product';
import { setDelay } from './sample-sources';

/** One product for the whole run; what is returned runs at the end. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const product = await startProduct();
  await setDelay(400);
  return () => product.stop();
}
