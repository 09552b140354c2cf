import path from 'node:path';
import { buildsOf } from './preparation.mjs';
import { readServices } from './projects.mjs';

const ROOT = path.resolve(__dirname, '../..');

it('the services are the applications of nest-cli.json, each with its compiled entry', () => {
  const services = readServices(ROOT);
  expect(services.map(({ name }) => name)).toEqual(['gateway', 'catalog', 'eligibility', 'chat', 'crawler', 'news']);
  expect(services[1]?.entry).toBe('dist/services/catalog/src/main.js');
});

it('a build is whole only with every service and the migrations', () => {
  const [server, pages] = buildsOf(ROOT);
  expect(server?.outputs).toHaveLength(7);
  expect(server?.inputs).toEqual(expect.arrayContaining(['services', 'libs', '.swcrc', 'package-lock.json']));
  expect(pages?.inputs).toEqual(expect.arrayContaining(['web', 'libs/contracts', 'libs/benefits', 'libs/content']));
});
