/**
 * A picture from an origin that the content security policy does not name is not told at all: the browser would refuse it
 * and complain, and the pages draw an icon either way.
 * @param address https, as the provider gave it
 */
export const shownPicture = (address: string | null, origins: readonly string[]): string | null =>
  address !== null && origins.includes(new URL(address).origin) ? address : null;
