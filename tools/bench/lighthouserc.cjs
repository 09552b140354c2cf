// Lighthouse CI (run by bench.mjs, or alone: BENCH_ORIGIN=http://127.0.0.1:8080 npx @lhci/cli@0.15.1 collect --config=..., then assert):
// ten public pages in both languages as Lighthouse's mobile telephone, median of several visits, with the goals of docs/performance.md.
const PAGES = [
  '/',
  '/medicare',
  '/medi-cal',
  '/covered-california',
  '/plan-comparison',
  '/eligibility',
  '/doctors',
  '/letters',
  '/emergency-contacts',
  '/health-news',
];
const origin = process.env.BENCH_ORIGIN ?? 'http://127.0.0.1:8080';
const category = (minScore) => ['error', { minScore }];
const audit = (maxNumericValue) => ['error', { maxNumericValue }];

module.exports = {
  ci: {
    collect: {
      url: PAGES.flatMap((page) => [`${origin}${page}`, `${origin}${page}?lang=en`]),
      numberOfRuns: Number(process.env.BENCH_VISITS ?? 3),
      settings: {
        onlyCategories: ['performance', 'accessibility', 'best-practices', 'seo'],
        chromeFlags: '--headless=new --no-sandbox --disable-gpu',
      },
    },
    assert: {
      aggregationMethod: 'median',
      includePassedAssertions: true,
      assertions: {
        'categories:performance': category(0.95),
        'categories:accessibility': category(1),
        'categories:best-practices': category(1),
        'categories:seo': category(1),
        'largest-contentful-paint': audit(1_800),
        'cumulative-layout-shift': audit(0.02),
      },
    },
  },
};
