import type { BilingualText } from '@app/contracts/http/errors';
import type { NewsSourceId } from '@app/contracts/http/health-news';
import { NEWSROOMS } from '@app/content/records/newsrooms';

/** What people call the place, as libs/content/data/newsrooms.json has it. */
export function newsroomName(id: NewsSourceId): BilingualText {
  const found = NEWSROOMS.find((newsroom) => newsroom.id === id);
  if (!found?.nameKo) throw new Error(`libs/content/data/newsrooms.json has no Korean name of ${id}`);
  return { ko: found.nameKo, en: found.name };
}
