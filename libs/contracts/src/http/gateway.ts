// What the gateway answers itself.

export const GATEWAY_PATHS = {
  user: '/api/auth/user',
  login: '/api/login',
  loginCallback: '/api/login/callback',
  logout: '/api/logout',
  health: '/api/health',
  site: '/api/site',
  docs: '/api/docs',
} as const;

export const SERVICE_NAMES = ['gateway', 'catalog', 'eligibility', 'chat', 'crawler', 'news'] as const;
export type ServiceName = (typeof SERVICE_NAMES)[number];

/** Inner ports are PORT plus this. */
export const PORT_OFFSETS: Record<ServiceName | 'sampleSources' | 'postgres' | 'identity' | 'metrics', number> = {
  gateway: 0,
  catalog: 1,
  eligibility: 2,
  chat: 3,
  crawler: 4,
  news: 5,
  sampleSources: 6,
  postgres: 7,
  identity: 8,
  /** Of the gateway, whose own port is public; the other services have theirs on their own. */
  metrics: 9,
};

/** Where the records come from on this installation; `undecided` until the first crawl of SOURCES=auto. */
export type SourcesMode = 'live' | 'sample' | 'undecided';

/** GET /internal/health of every service. */
export interface ServiceHealth {
  service: ServiceName;
  status: 'ok' | 'down';
  /** Each dependency the service needs, by name (`database`, `queue`). */
  checks: Record<string, 'ok' | 'down'>;
  /** Only the crawler says it. */
  sourcesMode?: SourcesMode;
}

/** GET /api/health: 200 when everything is ok, else 503 with the same body. */
export interface HealthResponse {
  status: 'ok' | 'down';
  services: Record<ServiceName, 'ok' | 'down'>;
  sourcesMode: SourcesMode;
}

/** GET /api/site: what the pages say about this installation. */
export interface SiteResponse {
  /** Where visitors may write to; null when the operator gave no address. */
  supportEmail: string | null;
  /** Whether a sign-in provider is set up; without one there are no operators. */
  hasSignIn: boolean;
}

/** The one role there is: its holders are listed in the gateway's OPERATORS. */
export const OPERATOR_ROLE = 'operator';

/** GET /api/auth/user; for a visitor 401, or null for our own pages (X-Requested-With: fetch). */
export interface UserResponse {
  id: string;
  /** Empty when the provider states none. */
  email: string;
  firstName: string | null;
  lastName: string | null;
  profileImageUrl: string | null;
  roles: string[];
}

/**
 * Why a sign-in did not succeed: the provider does not answer or is not set up (503); the person or the provider said no
 * (403); the way back was not the one we began: too old, used twice, forged (401).
 */
export const SIGN_IN_FAILURES = ['unavailable', 'refused', 'failed'] as const;
export type SignInFailureReason = (typeof SIGN_IN_FAILURES)[number];

/** Where a browser is sent when a sign-in did not succeed, with `?reason=` and one of SIGN_IN_FAILURES. */
export const SIGN_IN_FAILED_PAGE = '/sign-in-failed';
