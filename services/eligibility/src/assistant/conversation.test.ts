// Turns of one conversation: what was said before is not asked again, and two questions get two answers.
import type { ChatReply } from '@app/contracts/http/chat';
import { assistantOn } from './testing/assistant.fixture';

const assistant = assistantOn('2026-11-28');

/** The reply to the last message; the agent's own turns are never read. */
const replyTo = (messages: readonly string[], language: 'ko' | 'en'): Promise<ChatReply> =>
  assistant.reply({
    message: messages.at(-1) ?? '',
    language,
    history: messages.slice(0, -1).flatMap((content) => [
      { sender: 'user' as const, content },
      { sender: 'agent' as const, content: '-' },
    ]),
  });

type Row = readonly [messages: readonly string[], says: RegExp, saysNot?: RegExp];
const KO: readonly Row[] = [
  [['혼자 살고 70세예요. 한 달에 1,500달러 받아요', '메디캘 되나요?'], /70세, 혼자.*1,500달러/, /나이를 알려/],
  [['70세예요', '고맙습니다', '한 달에 1,500달러 받아요. 메디캘 되나요?'], /70세/, /나이를 알려/],
  [['혼자 사는데 메디캘 되나요?', '70'], /70세, 혼자/],
  [['혼자 살고 70세인데 메디캘 되나요?', '1500'], /한 달 소득 1,500달러|월 1,500달러|1,500달러/, /소득을 알려/],
  [['70세고 한 달에 1,500달러 받는데 메디캘 되나요?', '부부예요'], /70세, 부부/],
  [['70세고 부부가 한 달에 2,000달러 받는데 메디캘 되나요?', '그럼 남편은요?'], /메디캘/, /70세/],
  [['70세인 제가 메디캘 되나요? 월 1,500달러예요', '형은 메디캘 되나요?'], /메디캘/, /70세/],
  // What the page sends first when somebody lets the chat use the eligibility check (web/src/shared/own-answers.ts).
  [
    ['나이는 72세입니다. 한 달 소득은 1,500달러입니다. 혼자 삽니다. 영주권자입니다.', '메디캘 되나요?'],
    /72세, 혼자.*1,500달러/,
    /나이를 알려|시민권자나 영주권자로 보고/,
  ],
  [['나이는 72세입니다. 한 해 소득은 30,000달러입니다. 부부입니다.', '메디캘 되나요?'], /72세, 부부.*30,000달러/],
  [['90006에 살아요', '한국어 하는 의사를 찾아 주세요'], /90006/],
  [['한국어 하는 의사 찾아 주세요', '90006'], /90006/],
  [['카이저 플랜 몇 개예요?', '90006'], /90006.*카이저|카이저.*90006/],
  [['90006에 카이저 플랜 몇 개예요?', '그럼 HMO는요?'], /카이저.*HMO/],
  [['파트 B는 언제 가입하나요?', '기다리면요?'], /벌금|늦/],
  [['파트 B 보험료가 얼마예요?', '2025년은요?'], /185/],
  [['파트 B 보험료가 얼마예요? 그리고 메디캘 재산 기준은 얼마인가요?'], /202\.90[\s\S]*130,000/],
  [['리퍼럴이 뭐예요? 사전 승인은 뭐예요?'], /의뢰[\s\S]*허락|의뢰[\s\S]*승인/],
  [['68세이고 파트타임으로 한 달에 1,900달러 버는데 메디캘 되나요?'], /해당될 수 있습니다[\s\S]*절반/, /기준을 넘/],
  [['부부가 한 달에 2,600불 받는데 메디칼 되나요? 둘 다 70 넘었어요'], /70세, 부부/, /나이를 알려/],
  // A little above the limit, the premiums that somebody pays may bring them under it; far above it they cannot.
  [['70세고 혼자 사는데 한 달에 1,950달러 받아요. 메디캘 되나요?'], /94[\s\S]*직접 내는 건강보험료/],
  [['70세고 혼자 사는데 한 달에 3,950달러 받아요. 메디캘 되나요?'], /기준을 넘/, /직접 내는 건강보험료/],
  // What the record says comes above the check and the list, and the younger of a couple is meant.
  [
    [
      '영감이 세상 떠난 지 두 달 됐어요. 나는 한 달에 720불, 영감 소셜은 1,600불이었는데 내가 받을 수 있나요? 메디칼은 끊기나요?',
    ],
    /유족 연금[\s\S]*한 달 소득 720달러/,
  ],
  [
    [
      '남편이 66세에 은퇴해서 회사 보험이 없어졌어요. 저는 58세인데 커버드 캘리포니아에 지금 들 수 있나요? 며칠 안에 해야 하나요?',
    ],
    /60일 안에/,
    /CMS-10003/,
  ],
  [['파트 B 보험료가 얼마예요? 그런데 지금 가슴이 아프고 숨을 못 쉬겠어요'], /^[^\n]*911/],
];
const EN: readonly Row[] = [
  [["I'm 70, I live alone and get $1,500 a month", 'Can I get Medi-Cal?'], /age 70.*\$1,500/i, /Tell me your age/],
  [
    ['I am 72 years old. My income is $1,500 a month. I live alone. I have a green card.', 'Can I get Medi-Cal?'],
    /age 72, living alone.*\$1,500/i,
    /Tell me your age|I assumed you are a citizen/,
  ],
  [['I am 70', 'thanks', 'I get $1,500 a month. Can I get Medi-Cal?'], /age 70|70/i, /Tell me your age/],
  [['I live alone, can I get Medi-Cal?', '70'], /age 70/i],
  [['I am 70 and live alone, can I get Medi-Cal?', '1500'], /\$1,500/],
  [['I am 70 with $1,500 a month, can I get Medi-Cal?', 'we are a couple'], /couple|spouse/],
  [['I am 70 and we get $2,000 a month as a couple, can I get Medi-Cal?', 'and my husband?'], /Medi-Cal/, /age 70/i],
  [['I am 70 with $1,500 a month, can I get Medi-Cal?', 'Can my brother get Medi-Cal?'], /Medi-Cal/, /age 70/i],
  [['I am 70, live alone and get $1,950 a month. Can I get Medi-Cal?'], /\$94[\s\S]*premiums you pay yourself/],
  [['I am 60, live alone and make $1,950 a month. Can I get Medi-Cal?'], /above/, /premiums you pay yourself/],
  [['I live in 90006', 'Find me a Korean-speaking doctor'], /90006/],
  [['Find me a Korean-speaking doctor', '90006'], /90006/],
  [['How many Kaiser plans are there?', '90006'], /Kaiser[\s\S]*90006|90006[\s\S]*Kaiser/],
  [['How many Kaiser plans are there in 90006?', 'what about HMO?'], /Kaiser.*HMO/],
  [['When do I sign up for Part B?', 'and if I wait?'], /penalty|late/i],
  [['How much is the Part B premium?', 'and in 2025?'], /185/],
  [['How much is the Part B premium? And what is the Medi-Cal asset limit?'], /202\.90[\s\S]*130,000/],
  [['What is a referral? What is prior authorization?'], /referral[\s\S]*(?:approv|permission|OK)/i],
  [
    ['I am 68 and make $1,900 a month at a part-time job. Do I qualify for Medi-Cal?'],
    /(?=[\s\S]*half)[\s\S]*you may qualify/,
    /your income is above the limit/,
  ],
  [['We make $300,000 together. Is Medicare more expensive for us?'], /IRMAA/, /something different/],
  [['I got a Medicare Premium Bill (CMS-500) in the mail. What if I ignore it?'], /If you ignore it/],
  [['I am 68 and just lost my job and my insurance. What do I sign up for?'], /./, /Covered California right away/],
  [['is it too late to change my moms drug plan??'], /December 7, 2026/, /general enrollment/],
  [['I missed December 7 and wanted to change my drug plan. What now?'], /January/, /general enrollment|days left/],
  [['How much is the Part B premium? Also I have chest pain and cannot breathe'], /^[^\n]*911/],
];

const cases = ([messages, says, saysNot]: Row) => ({ title: messages.join(' / '), messages, says, saysNot });

describe.each([
  ['ko', KO],
  ['en', EN],
] as const)('a conversation in %s', (language, rows) => {
  it.each(rows.map(cases))('$title', async ({ messages, says, saysNot }) => {
    const { response } = await replyTo(messages, language);
    expect(response).toMatch(says);
    if (saysNot) expect(response).not.toMatch(saysNot);
  });
});

test('the number of a place is shown under the second of two answers, and no sentence is said twice', async () => {
  const { phones } = await replyTo(['What is a referral? Korean doctor near 90006?'], 'en');
  expect(phones.map(({ number }) => number)).toContain('(213) 555-0100');
  const { parts } = await replyTo(['오클랜드 노인아파트 들어가려면 어디다 신청해요?'], 'ko');
  expect(new Set(parts.map(({ text }) => text)).size).toBe(parts.length);
});
