// Where the product under test stands. One place, because the configuration, the setup and the specs all need it.

/** The product's own ports are PORT to PORT+9; E2E_PORT moves them when another copy runs. */
export const PORT = Number(process.env.E2E_PORT ?? 9880);
const at = (port: number): string => `http://127.0.0.1:${port}`;
export const BASE_URL = at(PORT);
/** The launcher starts the sample sources on PORT+6. */
export const SAMPLE_SOURCES_URL = at(PORT + 6);

/** A second copy, where operators alone may start crawls: operators.spec.ts starts it. */
export const OPERATORS_PORT = PORT + 10;
export const OPERATORS_URL = at(OPERATORS_PORT);
/** Behind the gateway's back: the crawler stands on PORT+4. */
export const OPERATORS_CRAWLER_URL = at(OPERATORS_PORT + 4);
/** The development sign-in provider of a copy stands on PORT+8. */
export const providerOf = (product: string): string => at(Number(new URL(product).port) + 8);
