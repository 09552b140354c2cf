/** The host of an address as people say it: "dhcs.ca.gov". @throws TypeError for what is no address */
export const hostOf = (address: string): string => new URL(address).hostname.replace(/^www\./, '');
