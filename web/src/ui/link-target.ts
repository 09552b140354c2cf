// A link either stays in the product (`to`) or leaves it (`href`); never both.
export type LinkTarget = { to: string; href?: never } | { href: string; to?: never };

/** Attributes of a link out of the product: web pages open in a new tab, tel: and mailto: do not. */
export function outsideAttributes(href: string): { target?: '_blank'; rel?: string } {
  return /^https?:/.test(href) ? { target: '_blank', rel: 'noopener noreferrer' } : {};
}
