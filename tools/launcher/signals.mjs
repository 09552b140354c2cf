// @ts-check
/** What ends a command from outside: Ctrl-C, a service manager, a closed terminal. */
export const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];
