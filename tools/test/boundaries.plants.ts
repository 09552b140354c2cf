// One planted violation of every import rule, for boundaries.test.ts.

export interface Plant {
  rule: string;
  /** The file that the rule must name. */
  file: string;
  source: string;
  /** Other files the violation needs. */
  more?: Record<string, string>;
}

/** Files every tree has: what the planted imports point at. */
export const HOUSE: Record<string, string> = {
  'services/catalog/src/config.ts': 'export const config = 1;',
  'services/catalog/src/search/search.service.ts': 'export class SearchService {}',
  'services/catalog/src/search/ranking.ts': 'export const rank = 1; export type Rank = number;',
  'services/news/src/items/item.service.ts': 'export class ItemService {}',
  'libs/contracts/src/http/catalog.ts': 'export const PATH = 1;',
  'libs/contracts/src/http/catalog.requests.ts':
    "import { IsOptional } from 'class-validator'; export class SearchQuery { @IsOptional() q?: string; }",
  'libs/benefits/src/limits.facts.ts': 'export const LIMIT = 1;',
  'libs/content/src/programs.ts': 'export const PROGRAMS = 1;',
  'libs/database/src/source.ts': 'export const source = 1;',
  'libs/kit/src/clock.ts': 'export const clock = 1;',
  'libs/testing/src/factory.ts': 'export const factory = 1;',
  'web/src/app/shell.tsx': 'export const Shell = 1;',
  'web/src/features/search/page.tsx': 'export const Page = 1;',
  'web/src/features/home/page.tsx': 'export const Home = 1;',
  'web/src/ui/button.tsx': 'export const Button = 1;',
  'web/src/shared/api-client.ts': 'export const request = 1;',
  'web/src/base/dates.ts': 'export const formatDate = 1;',
  'tools/launcher/start.mjs': 'export const start = 1;',
};

export const PLANTS: Plant[] = [
  {
    rule: 'services-stay-apart',
    file: 'services/news/src/items/reach.ts',
    source: "import { config } from '../../../catalog/src/config'; export default config;",
  },
  {
    rule: 'libs-never-import-services-or-web',
    file: 'libs/kit/src/reach.ts',
    source: "import { config } from '../../../services/catalog/src/config'; export default config;",
  },
  {
    rule: 'services-never-import-web',
    file: 'services/news/src/items/page.ts',
    source: "import { Button } from '../../../../web/src/ui/button'; export default Button;",
  },
  {
    rule: 'rooms-by-service-or-module',
    file: 'services/catalog/src/providers/reach.ts',
    source: "import { rank } from '../search/ranking'; export default rank;",
  },
  {
    rule: 'rooms-below-the-entry',
    file: 'services/crawler/src/calls/reach.ts',
    source: "import { main } from '../main'; export default main;",
    more: { 'services/crawler/src/main.ts': 'export const main = 1;' },
  },
  {
    rule: 'contracts-only-validation',
    file: 'libs/contracts/src/http/framework.requests.ts',
    source: "import { Injectable } from '@nestjs/common'; export default Injectable;",
  },
  {
    rule: 'contracts-free-of-decorators',
    file: 'libs/contracts/src/http/decorated.ts',
    source: "import { IsOptional } from 'class-validator'; export default IsOptional;",
  },
  {
    rule: 'benefits-pure',
    file: 'libs/benefits/src/reader.rule.ts',
    source: "import { readFileSync } from 'node:fs'; export default readFileSync;",
  },
  {
    rule: 'content-pure',
    file: 'libs/content/src/reach.ts',
    source: "import { clock } from '@app/kit/clock'; export default clock;",
  },
  {
    rule: 'testing-only-from-tests',
    file: 'services/catalog/src/search/seed.ts',
    source: "import { factory } from '@app/testing/factory'; export default factory;",
  },
  {
    rule: 'web-imports-only-three-libs',
    file: 'web/src/shared/server.ts',
    source: "import { clock } from '@app/kit/clock'; export default clock;",
  },
  {
    rule: 'web-requests-as-types',
    file: 'web/src/shared/query.ts',
    source: "import { SearchQuery } from '@app/contracts/http/catalog.requests'; export default SearchQuery;",
  },
  {
    rule: 'features-stay-apart',
    file: 'web/src/features/home/borrow.tsx',
    source: "import { Page } from '@web/features/search/page'; export default Page;",
  },
  {
    rule: 'shared-below-features',
    file: 'web/src/shared/reach.tsx',
    source: "import { Shell } from '@web/app/shell'; export default Shell;",
  },
  {
    rule: 'ui-below-shared',
    file: 'web/src/ui/reach.tsx',
    source: "import { request } from '@web/shared/api-client'; export default request;",
  },
  {
    rule: 'base-below-ui',
    file: 'web/src/base/reach.tsx',
    source: "import { Button } from '@web/ui/button'; export default Button;",
  },
  {
    rule: 'sample-sources-stand-alone',
    file: 'tools/sample-sources/server.mjs',
    source: "import { PATH } from '../../libs/contracts/src/http/catalog.ts'; export default PATH;",
  },
  {
    rule: 'no-circular',
    file: 'libs/kit/src/egg.ts',
    source: "import { hen } from './hen'; export const egg = hen;",
    more: { 'libs/kit/src/hen.ts': "import { egg } from './egg'; export const hen = egg;" },
  },
  {
    rule: 'no-barrel',
    file: 'libs/kit/src/index.ts',
    source: "export { clock } from './clock';",
  },
  {
    rule: 'no-import-of-a-barrel',
    file: 'libs/queues/src/queue.ts',
    source: "import { clock } from '../../kit/src/index'; export default clock;",
  },
  {
    rule: 'no-orphan-barrel',
    file: 'web/src/shared/index.ts',
    source: 'export const nothing = 1;',
  },
  {
    rule: 'rooms-have-a-noun',
    file: 'services/news/src/items/format.ts',
    source: "import { pad } from '../helpers/pad.service'; export default pad;",
    more: { 'services/news/src/helpers/pad.service.ts': 'export const pad = 1;' },
  },
  {
    rule: 'no-missing-file',
    file: 'services/news/src/items/lost.ts',
    source: "import { lost } from './nowhere'; export default lost;",
  },
  {
    rule: 'no-test-matter-in-production',
    file: 'services/news/src/items/invented.ts',
    source: "import { news } from './news.fixture'; export default news;",
    more: { 'services/news/src/items/news.fixture.ts': 'export const news = 1;' },
  },
  {
    rule: 'no-dev-package-in-production',
    file: 'services/news/src/items/dev.ts',
    source: "import supertest from 'supertest'; export default supertest;",
  },
];

/** A circle of rooms without a circle of files, for .dependency-cruiser.folders.cjs; types count. */
export const CIRCLE: Record<string, string> = {
  'services/crawler/src/ledger/runs.ts': 'export type Run = number;',
  'services/crawler/src/ledger/reach.ts': "import type { Answer } from '../calls/answer'; export type Reach = Answer;",
  'services/crawler/src/calls/answer.ts': "import type { Run } from '../ledger/runs'; export type Answer = Run;",
  // Tests may know every room.
  'services/crawler/src/sources/read.ts': 'export const read = 1;',
  'services/crawler/src/sources/read.test.ts': "import { swap } from '../swap/swap'; export default swap;",
  'services/crawler/src/swap/swap.ts': "import { read } from '../sources/read'; export const swap = read;",
};

/** Imports that look alike and are right. */
export const ALLOWED: Record<string, string> = {
  'services/catalog/src/providers/provider.service.ts':
    "import { SearchService } from '../search/search.service'; import type { Rank } from '../search/ranking';" +
    "import { config } from '../config'; import { clock } from '@app/kit/clock'; import { PROGRAMS } from '@app/content/programs';" +
    "import { SearchQuery } from '@app/contracts/http/catalog.requests'; import { Injectable } from '@nestjs/common';" +
    'export default [SearchService, config, clock, PROGRAMS, SearchQuery, Injectable] as (unknown | Rank)[];',
  'services/catalog/src/providers/provider.int.test.ts':
    "import { factory } from '@app/testing/factory'; import { rank } from '../search/ranking'; import supertest from 'supertest';" +
    'export default [factory, rank, supertest];',
  'libs/content/src/costs.ts': "import { LIMIT } from '@app/benefits/limits.facts'; export default LIMIT;",
  'web/src/features/search/results.tsx':
    "import type { SearchQuery } from '@app/contracts/http/catalog.requests'; import { PATH } from '@app/contracts/http/catalog';" +
    "import { PROGRAMS } from '@app/content/programs'; import { Button } from '@web/ui/button'; import { Page } from './page';" +
    'export default [PATH, PROGRAMS, Button, Page] as (unknown | SearchQuery)[];',
  'web/src/ui/day.tsx':
    "import { formatDate } from '@web/base/dates'; import { Button } from './button'; export default [formatDate, Button];",
  'web/src/app/routes.tsx': "import { Page } from '@web/features/search/page'; export default Page;",
};
