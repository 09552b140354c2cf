// Why rows of a source were left out, as the importers name it. A new reason is shown by its own name until it stands here.
import type { BilingualText } from '@app/contracts/http/errors';

export const SKIP_REASONS: Readonly<Partial<Record<string, BilingualText>>> = {
  'other state': { ko: '다른 주', en: 'other state' },
  'other insurer': { ko: '다른 보험회사', en: 'other insurer' },
  'other kind': { ko: '다른 종류', en: 'other kind' },
  closed: { ko: '문을 닫았거나 면허가 없음', en: 'closed or without a license' },
  'listed twice': { ko: '두 번 적힘', en: 'listed twice' },
  'part of another': { ko: '다른 기관의 일부', en: 'part of another place' },
  unreadable: { ko: '읽을 수 없음', en: 'unreadable' },
  'ragged row': { ko: '칸 수가 맞지 않음', en: 'row with missing or extra cells' },
  'unknown kind of plan': { ko: '모르는 종류의 플랜', en: 'unknown kind of plan' },
  'not permanent': { ko: '상설 기관이 아님', en: 'not a permanent site' },
  'offices only': { ko: '사무실만 있는 곳', en: 'offices only' },
  'plan benefits file not read': { ko: '혜택 파일을 읽지 못함', en: 'plan benefits file not read' },
  'star ratings not read': { ko: '별점을 읽지 못함', en: 'star ratings not read' },
};
