// jsdom with the parts of a browser that React Router and Radix need and jsdom does not have.
const { TestEnvironment } = require('jest-environment-jsdom');

const FROM_NODE = [
  'TextEncoder',
  'TextDecoder',
  'fetch',
  'Request',
  'Response',
  'Headers',
  'ReadableStream',
  'WritableStream',
  'TransformStream',
  'structuredClone',
];

/**
 * jsdom compares every rule with each element whose name or visibility is requested. Of the rules that styled-components inserts, only
 * those that hide change what a test finds; a rule of another medium, which jsdom skips, takes the place of any other.
 */
function keepHidingRules(global) {
  global.SC_DISABLE_SPEEDY = false;
  const { CSSStyleSheet } = global;
  const insertRule = CSSStyleSheet.prototype.insertRule;
  CSSStyleSheet.prototype.insertRule = function (rule, index) {
    return insertRule.call(this, /display:\s*none/.test(rule) ? rule : '@media print{}', index);
  };
}

class BrowserEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    for (const name of FROM_NODE) this.global[name] = globalThis[name];
    const { Element, window } = this.global;
    keepHidingRules(this.global);
    this.global.ResizeObserver = class {
      observe() {}
      unobserve() {}
      disconnect() {}
    };
    window.matchMedia = (media) => ({
      media,
      matches: false,
      addEventListener() {},
      removeEventListener() {},
    });
    window.scrollTo = () => undefined;
    for (const name of ['scrollIntoView', 'setPointerCapture', 'releasePointerCapture']) {
      Element.prototype[name] = () => undefined;
    }
    Element.prototype.hasPointerCapture = () => false;
  }
}

module.exports = BrowserEnvironment;
