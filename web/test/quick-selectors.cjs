// A quarter of a page test's time was jsdom checking, for every element and every rule of the style sheets, whether a selector fits.
// Most ask for a tag, a class or an attribute that the element or its parent does not have: that is answered here, the rest by
// jsdom as before. Loaded before jsdom takes the function.
const selectors = require('jsdom/lib/jsdom/living/helpers/selectors.js');

const fits = selectors.matchesDontThrow;
if (typeof fits !== 'function')
  throw new Error('jsdom has no matchesDontThrow any more: mend web/test/quick-selectors.cjs');

/** What an element must have for one compound (`a.b[href]:hover`) to fit. */
function needsOfCompound(compound) {
  const plain = compound.split(':')[0];
  return {
    tag: /^[a-z][\w-]*/i.exec(plain)?.[0].toLowerCase(),
    classes: [...plain.matchAll(/\.([\w-]+)/g)].map(([, name]) => ` ${name} `),
    attributes: [...plain.matchAll(/\[([\w-]+)\]/g)].map(([, name]) => name),
  };
}

/** For each part of the list what the element itself needs, and its parent where one is named; null: not known. */
function parse(selector) {
  if (/["'][^"']*[[\](),][^"']*["']|\\|@/.test(selector)) return null;
  let plain = selector;
  while (/\([^()]*\)/.test(plain)) plain = plain.replace(/\([^()]*\)/g, '');
  plain = plain.replace(/\[\s*([\w-]+)[^\]]*\]/g, '[$1]');
  return plain.split(',').map((one) => {
    const words = one.replace(/[>+~]/g, ' $& ').trim().split(/\s+/);
    const parent = words.at(-2) === '>' ? words.at(-3) : undefined;
    return { own: needsOfCompound(words.at(-1)), parent: parent ? needsOfCompound(parent) : null };
  });
}

const parsed = new Map();

function needsOf(selector) {
  if (!parsed.has(selector)) parsed.set(selector, parse(selector));
  return parsed.get(selector);
}

function has(element, { tag, classes, attributes }) {
  if (tag && tag !== element._localName.toLowerCase()) return false;
  if (!attributes.every((name) => element.hasAttributeNS(null, name))) return false;
  if (classes.length === 0) return true;
  const own = ` ${(element.getAttributeNS(null, 'class') ?? '').replace(/\s/g, ' ')} `;
  return classes.every((name) => own.includes(name));
}

selectors.matchesDontThrow = (element, selector) => {
  // A rule without one, such as @keyframes.
  if (!selector) return false;
  const needs = needsOf(selector);
  if (!needs) return fits(element, selector);
  const isPossible = needs.some(
    ({ own, parent }) =>
      has(element, own) && (!parent || (element.parentElement && has(element.parentElement, parent))),
  );
  return isPossible && fits(element, selector);
};
