// Phone numbers as people in the United States write them, and the address a telephone understands.

const digitsOf = (phone: string) => phone.replace(/\D/g, '');

/** "2133849555" -> "(213) 384-9555"; toll-free numbers keep their 1: "1-800-633-4227"; short numbers stay. */
export function formatPhone(phone: string): string {
  const extension = /(?:ext\.?|x)\s*(\d+)\s*$/i.exec(phone);
  const main = digitsOf(extension ? phone.slice(0, extension.index) : phone);
  const ten = main.length === 11 && main.startsWith('1') ? main.slice(1) : main;
  if (ten.length !== 10) return phone.trim();
  const [area, middle, last] = [ten.slice(0, 3), ten.slice(3, 6), ten.slice(6)];
  const isTollFree = /^8(?:00|33|44|55|66|77|88)$/.test(area);
  const number = isTollFree ? `1-${area}-${middle}-${last}` : `(${area}) ${middle}-${last}`;
  return extension ? `${number} ext. ${extension[1]}` : number;
}

/** tel: address; ten digits get the country code. An extension is dialled after a pause. */
export function telAddress(phone: string): string {
  const extension = /(?:ext\.?|x)\s*(\d+)\s*$/i.exec(phone);
  const main = digitsOf(extension ? phone.slice(0, extension.index) : phone);
  const number = main.length === 10 ? `+1${main}` : main.length === 11 ? `+${main}` : main;
  return `tel:${number}${extension ? `,${extension[1]}` : ''}`;
}
