// Which rooms of the crawler stand on which: folders never import each other in a circle, types counted. Run by
// `npm run boundaries` beside .dependency-cruiser.cjs; tests, which may know every room, are left out of the count.
const { forbidden, options } = require('./.dependency-cruiser.cjs');

const { pathNot: TEST_FILE } = forbidden.find(({ name }) => name === 'rooms-by-service-or-module').from;

module.exports = {
  forbidden: [
    {
      name: 'no-circle-of-rooms',
      comment: 'A room of the crawler imports only rooms below it (services/crawler/README.md), types counted.',
      severity: 'error',
      scope: 'folder',
      from: { path: '^services/crawler/src/' },
      to: { circular: true },
    },
  ],
  options: { ...options, exclude: { path: [options.exclude.path, TEST_FILE] } },
};
