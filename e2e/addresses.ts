// Where the product under test stands. One place, because the configuration, the setup and the specs all need it.

/** The product's own ports are PORT to PORT+9; E2E_PORT moves them when another copy runs. */
export const PORT = Number(process.env.E2E_PORT ?? 9880);
export const BASE_URL = `http://127.0.0.1:${PORT}`;
/** The launcher starts the sample sources on PORT+6. */
export const SAMPLE_SOURCES_URL = `http://127.0.0.1:${PORT + 6}`;
