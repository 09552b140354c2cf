// jsdom with the parts of a browser that React Router and Radix need and jsdom does not have.
require('./quick-selectors.cjs');
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

class BrowserEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    for (const name of FROM_NODE) this.global[name] = globalThis[name];
    const { Element, window } = this.global;
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
