// What the crawler service answers (write side): starts, progress and history of crawl runs.
import type { BilingualText } from './errors';
import type { Origin } from './provenance';

export const CRAWLER_PATHS = {
  start: '/api/crawl/:source',
  startProviders: '/api/crawl/providers',
  startPlanPage: '/api/crawl/plan-page',
  startAll: '/api/crawl/all',
  latest: '/api/crawl/:source',
  runs: '/api/crawl/runs',
  run: '/api/crawl/runs/:id',
  overview: '/api/crawl/overview',
  pause: '/api/crawl/pause',
  resume: '/api/crawl/resume',
  /** = POST /api/crawl/hospitals. */
  hospitals: '/api/providers/crawl-hospitals',
} as const;

/** Files read whole, imported by staging and swap. `kaiser` to `healthnet` are filters on the files of `insurance`. */
export const WHOLE_SOURCES = [
  'insurance',
  'kaiser',
  'anthem',
  'aarp',
  'healthnet',
  'hospitals',
  'community-care',
  'clinics',
  'social-security',
] as const;
export type WholeSourceId = (typeof WHOLE_SOURCES)[number];

/** Every source has a folder in services/crawler/src/sources. `all` is a parent run whose children are the others. */
export const CRAWL_SOURCES = ['providers', ...WHOLE_SOURCES, 'plan-page', 'all'] as const;
export type CrawlSource = (typeof CRAWL_SOURCES)[number];

/** Sources whose runs count plans; `plan-page` reads one. */
export const PLAN_RUN_SOURCES = ['insurance', 'kaiser', 'anthem', 'aarp', 'healthnet'] as const;

export const RUN_STATUSES = ['queued', 'running', 'succeeded', 'failed', 'cancelled'] as const;
export type RunStatus = (typeof RUN_STATUSES)[number];

export const RUN_PHASES = ['waiting', 'fetching', 'storing', 'finished'] as const;
export type RunPhase = (typeof RUN_PHASES)[number];

/** Why a run failed; each class has one sentence for people and one consequence for the engine. */
export const FAILURE_CLASSES = [
  'timeout',
  'unreachable',
  'server_error',
  'rate_limited',
  'blocked',
  'robots_denied',
  'error_in_body',
  'truncated_body',
  'not_json',
  'schema_changed',
  'too_large',
  'empty_result',
  'address_refused',
  'store_failed',
  'interrupted',
  'missing_columns',
  'row_count_fell',
  'no_browser',
] as const;
export type FailureClass = (typeof FAILURE_CLASSES)[number];

/**
 * What each failure means and what to do next, as the pages and the operators' dashboard print it. Whether earlier records
 * are kept is not said here, save where there must be some: a first read may fail as well, and the screens know.
 */
export const FAILURE_SENTENCES: Record<FailureClass, { what: BilingualText; next: BilingualText }> = {
  timeout: {
    what: { ko: '자료를 주는 곳이 제시간에 답하지 않았습니다.', en: 'The source did not answer in time.' },
    next: { ko: '10분 뒤에 다시 찾아 주세요.', en: 'Search again in 10 minutes.' },
  },
  unreachable: {
    what: { ko: '자료를 주는 곳에 연결하지 못했습니다.', en: 'The source could not be reached.' },
    next: { ko: '10분 뒤에 다시 찾아 주세요.', en: 'Search again in 10 minutes.' },
  },
  server_error: {
    what: { ko: '자료 제공 기관의 서버에 문제가 있습니다.', en: 'The source reported a fault of its own.' },
    next: { ko: '10분 뒤에 다시 찾아 주세요.', en: 'Search again in 10 minutes.' },
  },
  rate_limited: {
    what: { ko: '자료 제공 기관이 잠시 뒤에 다시 요청하라고 했습니다.', en: 'The source asked us to slow down.' },
    next: { ko: '기다렸다가 저절로 다시 읽습니다.', en: 'The read continues by itself after the wait.' },
  },
  blocked: {
    what: { ko: '자료를 주는 곳이 우리 요청을 막았습니다.', en: 'The source refused our request.' },
    next: {
      ko: '운영자가 확인해야 합니다.',
      en: 'An operator has to look.',
    },
  },
  robots_denied: {
    what: {
      ko: '자료를 주는 곳의 규칙(robots.txt)이 읽기를 허락하지 않습니다.',
      en: "The source's robots.txt does not allow the read.",
    },
    next: { ko: '운영자가 확인해야 합니다.', en: 'An operator has to look.' },
  },
  error_in_body: {
    what: {
      ko: '자료 제공 기관이 요청을 받아들이지 않았습니다.',
      en: 'The source answered with an error message instead of records.',
    },
    next: { ko: '운영자가 질문 형식을 확인해야 합니다.', en: 'An operator has to check how we ask.' },
  },
  truncated_body: {
    what: { ko: '자료가 중간에 끊겨서 왔습니다.', en: 'The answer broke off in the middle.' },
    next: { ko: '10분 뒤에 다시 찾아 주세요.', en: 'Search again in 10 minutes.' },
  },
  not_json: {
    what: { ko: '자료가 아닌 다른 내용이 왔습니다.', en: 'Something other than records came back.' },
    next: {
      ko: '운영자가 확인해야 합니다.',
      en: 'An operator has to look.',
    },
  },
  schema_changed: {
    what: { ko: '자료의 형식이 바뀌어 읽을 수 없습니다.', en: 'The source changed its format.' },
    next: {
      ko: '운영자가 프로그램을 고쳐야 합니다.',
      en: 'A developer has to fix the reader.',
    },
  },
  too_large: {
    what: { ko: '자료가 정해 둔 크기보다 큽니다.', en: 'The answer is larger than the limit.' },
    next: { ko: '운영자가 한도를 확인해야 합니다.', en: 'An operator has to check the limit.' },
  },
  empty_result: {
    what: { ko: '기록이 하나도 오지 않았습니다.', en: 'The source sent no records at all.' },
    next: { ko: '운영자가 확인해야 합니다.', en: 'An operator has to look.' },
  },
  address_refused: {
    what: {
      ko: '허락되지 않은 주소로 이어져 읽지 않았습니다.',
      en: 'The address led somewhere we do not allow, so it was not read.',
    },
    next: { ko: '운영자가 확인해야 합니다.', en: 'An operator has to look.' },
  },
  store_failed: {
    what: { ko: '읽은 기록을 저장하지 못했습니다.', en: 'The records were read but could not be saved.' },
    next: { ko: '10분 뒤에 다시 찾아 주세요.', en: 'Search again in 10 minutes.' },
  },
  missing_columns: {
    what: { ko: '파일에 있어야 할 항목(열)이 없습니다.', en: 'The file lacks columns that we need.' },
    next: {
      ko: '운영자가 확인해야 합니다.',
      en: 'An operator has to look.',
    },
  },
  row_count_fell: {
    what: {
      ko: '기록이 지난번보다 20% 넘게 줄어서 받아들이지 않았습니다.',
      en: 'The file has over 20% fewer records than last time, so we did not use it.',
    },
    next: {
      ko: '있던 기록은 그대로 두었습니다. 운영자가 확인해야 합니다.',
      en: 'The old records stay. An operator has to look.',
    },
  },
  no_browser: {
    what: {
      ko: '이 컴퓨터에 브라우저가 없어 화면을 읽지 못했습니다.',
      en: 'This machine has no browser, so the page could not be read.',
    },
    next: {
      ko: '운영자가 Chromium을 설치한 뒤 다시 시작하세요. Docker 이미지에는 Chromium이 없습니다.',
      en: 'Install Chromium, then start it again. The Docker image has none.',
    },
  },
  interrupted: {
    what: { ko: '읽는 일이 중간에 멈추었습니다.', en: 'The read was interrupted.' },
    next: { ko: '저절로 다시 시작합니다.', en: 'It starts again by itself.' },
  },
};

/** A succeeded run, even an empty one, blocks the same ZIP and type this long; a failed one only the shorter time. */
export const CRAWL_REST = { succeededMs: 24 * 3_600_000, failedMs: 10 * 60_000 } as const;

export interface PlanSample {
  name: string;
  /** null = the source does not say; shown as N/A. */
  monthlyPremium: number | null;
}

/** What a finished run of a whole source or a plan page brought besides its counts. */
export interface RunResult {
  /** The first three. */
  plans: PlanSample[];
  /** Rows left out on purpose, by reason (`closed`, `other state`). */
  skipped: Record<string, number>;
  /** Said to operators, such as "no change since ...". */
  note: BilingualText | null;
  /** Instant of the good run since when the source's bytes are the same; null = they were imported by this run. */
  unchangedSince: string | null;
}

export interface RunResponse {
  id: string;
  parentId: string | null;
  source: CrawlSource;
  /** The asked part; both null for a whole-source run. */
  zip: string | null;
  type: string | null;
  /** Another state than California ("TX") or one plan page ("2026-H0524-003-0"); null = the usual run of the source. */
  part: string | null;
  /** Two-letter state whose rows a whole source was asked for; null for what is not read by state. */
  state: string | null;
  status: RunStatus;
  phase: RunPhase;
  /** Steps finished and steps known so far (for `providers`: one step = one taxonomy query). total null = not known yet. */
  done: number;
  total: number | null;
  /** Records seen in the source's answers that belong to the asked part. */
  found: number;
  added: number;
  updated: number;
  unchanged: number;
  deactivated: number;
  /** The source's own name of what was read ("CY2026_Landscape_202609"), or its date. */
  release: string | null;
  result: RunResult | null;
  failure: { class: FailureClass; what: BilingualText; next: BilingualText } | null;
  origin: Origin | null;
  /** true: the source cuts at its own limit, so the list may be incomplete. */
  isTruncated: boolean;
  attempts: number;
  requestedBy: 'visitor' | 'operator' | 'schedule';
  createdAt: string;
  startedAt: string | null;
  finishedAt: string | null;
}

export interface CrawlResponse {
  success: boolean;
  status: RunStatus;
  source: CrawlSource;
  runId: string;
  count: number;
  plansFound: number | null;
  providersFound: number | null;
  officesFound: number | null;
  hospitalsFound: number | null;
  hospitalsAdded: number | null;
  timestamp: string;
  error: BilingualText | null;
  plans: PlanSample[];
}

export const RUNS_LIMITS = { default: 20, max: 100 } as const;
/** A crawl start waits this long for the end before it answers 202. */
export const CRAWL_WAIT_MS = 20_000;
