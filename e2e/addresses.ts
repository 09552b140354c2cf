// The addresses of the product under test. One place, because the configuration, the setup and the specs all need it.
import { freePorts } from '../libs/testing/src/free-ports';

/**
 * The product's own ports are PORT to PORT+9, those of a second copy the ten after them; E2E_PORT moves them. Chosen once: the
 * workers of a run have the environment of the process that started them.
 */
process.env.E2E_PORT ??= String(freePorts(9880, 20));
export const PORT = Number(process.env.E2E_PORT);
const at = (port: number): string => `http://127.0.0.1:${port}`;
export const BASE_URL = at(PORT);
/** The launcher starts the sample sources on PORT+6. */
export const SAMPLE_SOURCES_URL = at(PORT + 6);

/** A second copy, where operators alone may start crawls: operators.spec.ts starts it. */
export const OPERATORS_PORT = PORT + 10;
export const OPERATORS_URL = at(OPERATORS_PORT);
/** Behind the gateway's back: the crawler listens on PORT+4. */
export const OPERATORS_CRAWLER_URL = at(OPERATORS_PORT + 4);
/** The development sign-in provider of a copy listens on PORT+8. */
export const providerOf = (product: string): string => at(Number(new URL(product).port) + 8);
