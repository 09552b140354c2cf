export function findChromium(): string | null;
export function findTestBrowser(): string | null;
export function hasKoreanFont(): boolean;
export function findRedisServer(): string | null;
export function ensureSystemTools(): { name: string; packages: string[] }[];
