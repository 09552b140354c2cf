// Words that people add to a search and no record holds. Dropped only while something else is left.
import { searchForm } from './search-text';

const FILLERS = new Set(
  [
    ...'근처 근방 주변 가까운 가까이 가까운데 내주변 우리동네 동네 근처에 있는 있는곳 하는 하시는 되는 가능한 가능 구사 통하는 쓰는'.split(
      ' ',
    ),
    ...'찾기 찾아줘 찾아주세요 찾아요 찾습니다 찾고 알려줘 알려주세요 추천 추천해줘 추천해주세요 좋은 잘하는 유명한 어디 어디에 어디있나요'.split(
      ' ',
    ),
    ...'검색 전화번호 전화 주소 목록 리스트 정보 우편번호 집코드 집 코드 좀 곳 및 또는 그리고 받는 해주는 선생님 에 에서 에는 을 를 쪽'.split(
      ' ',
    ),
    ...'the a an of and or in at on for near me nearby nearest best good find search list phone number address zip code zipcode who that with to by'.split(
      ' ',
    ),
  ].map(searchForm),
);

export const isFiller = (word: string): boolean => FILLERS.has(searchForm(word));

// Longest first: 에서 before 에.
const PARTICLES = [
  '에서는',
  '에서',
  '에는',
  '으로',
  '이나',
  '에게',
  '한테',
  '까지',
  '부터',
  '하고',
  '이랑',
  '을',
  '를',
  '이',
  '가',
  '은',
  '는',
  '에',
  '의',
  '로',
  '와',
  '과',
  '랑',
  '도',
  '만',
  '쪽',
];

/** The word without a particle at its end (약국을 -> 약국), when at least two syllables stay; every way to cut it. */
export const withoutParticle = (word: string): string[] =>
  PARTICLES.filter((particle) => word.endsWith(particle) && word.length - particle.length >= 2).map((particle) =>
    word.slice(0, -particle.length),
  );
