import { startProduct } from './product';
import { setDelay, USUAL_DELAY_MS } from './sample-sources';

/** One product for the whole run; what is returned runs at the end. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const product = await startProduct();
  await setDelay(USUAL_DELAY_MS);
  return () => product.stop();
}
