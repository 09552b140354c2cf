// What a source of facilities needs to read a file. Imported by tests only.
import type { CrawlerConfig } from '../config/config';
import type { FetchingService } from '@app/fetching/fetching.service';
import { CkanService } from '../sources/ckan/read';

export const TEST_CONFIG = { sampleSourcesUrl: 'http://127.0.0.1:9' } as CrawlerConfig;
/** For sources that only read files: the first question over the network fails the test. */
export const NO_NETWORK = {} as FetchingService;
export const CKAN = new CkanService(TEST_CONFIG, NO_NETWORK);
