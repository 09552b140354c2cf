// The words of a text without endings, Hangul as pairs of syllables (so that spacing does not matter) in the folded sounds of the search.
import { hasHangul, soundJamo } from '@app/content/matching/hangul';
import { normalize } from '@app/content/matching/normalize';

const ENGLISH_STOP = new Set(
  'cover covers covered coverage pay pays california a an and are as at be been but by can could did do does for from get had has have how i if in is it its just like me my need of on or our please should so some than that the their them then there these they this to us was we were what when where which while who whom why will with would you your any about tell know want explain mean means meaning difference between whats im someone something thing'.split(
    ' ',
  ),
);
/** Words and endings by which anything is asked in Korean. */
const KOREAN_ASKING =
  /(?:이|가|은|는)? ?(?:뭐예요|뭐에요|뭔가요|뭐죠|무엇인가요|무엇이에요|무엇입니까|무슨 뜻|어떤 곳인가요|인가요|어떻게|하나요|있나요|있어요|되나요|싶어요|싶습니다|알려 ?주세요|알려 ?줘|말해 ?주세요|설명해|가르쳐|해 ?주세요|주세요|이에요|예요|입니까|습니까|합니다|입니다)|캘리포니아|더 ?이상|(?<![가-힣])(?:뜻|차이|좀|제가|저는|저|그|이|것|수)(?![가-힣])/gu;
const ENDINGS = /(?:'s|ies|ing|ed|es|s)$/;
const SHORTEST_STEM = 3;

function stem(word: string): string {
  const cut = word.replace(ENDINGS, '');
  return cut.length >= SHORTEST_STEM ? cut : word;
}

function syllablePairs(hangul: string): string[] {
  const syllables = [...hangul];
  return syllables.slice(1).map((syllable, index) => soundJamo(`${syllables[index] ?? ''}${syllable}`));
}

/** By these the question of a record is compared with what was asked. */
export function letterTokens(text: string): string[] {
  const plain = normalize(text.replaceAll(KOREAN_ASKING, ' '));
  const hangul =
    plain.match(/[가-힣]+(?: [가-힣]+)*/gu)?.flatMap((run) => syllablePairs(run.replaceAll(' ', ''))) ?? [];
  const latin = plain
    .split(' ')
    .filter((word) => word !== '' && !hasHangul(word) && !ENGLISH_STOP.has(word))
    .map(stem);
  return [...hangul, ...latin];
}
