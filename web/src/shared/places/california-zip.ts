/** California's ZIP codes run from 90001 to 96162: another one is known to lie outside without a request. */
export const isCaliforniaZip = (zip: string): boolean => /^\d{5}$/.test(zip) && zip >= '90001' && zip <= '96162';
