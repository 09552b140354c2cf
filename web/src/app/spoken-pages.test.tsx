// What is said on ten pages, held against transcripts written by hand from the rendered text as one would read it to a mother.
import { screen, within } from '@testing-library/react';
import { FAQS } from '@app/content/records/faqs';
import { GLOSSARY } from '@app/content/records/glossary';
import { HELP_LINES } from '@web/base/contacts';
import { ShortAnswers as CoveredCalifornia } from '@web/features/covered-california/components/short-answers';
import { FaqAnswer } from '@web/shared/faqs/faq-answer';
import { TermEntry } from '@web/features/glossary/components/term-entry';
import { ShortAnswers as MediCal } from '@web/features/medi-cal/components/short-answers';
import { ShortAnswers as Medicare } from '@web/features/medicare/components/short-answers';
import { MyDatesPage } from '@web/features/my-dates/my-dates-page';
import { CardDialog } from '@web/shared/show-card/card-dialog';
import { lineCardOf } from '@web/shared/show-card/line-card';
import { holdTheDate } from '../../test/clock';
import * as Eligibility from '../../test/eligibility-screen';
import { renderApp } from '../../test/render-app';
import { listenTo, spokenOf, withVoices } from '../../test/spoken-page';
import TRANSCRIPTS from '../../test/transcripts.json';

holdTheDate('2026-11-22T20:00:00Z');
afterEach(() => {
  Reflect.deleteProperty(window, 'speechSynthesis');
});

/** Read in Chromium too (e2e/read-aloud.spec.ts). */
const saidOf = (page: string) => TRANSCRIPTS.find((each) => each.page === page)?.said;

const faq = (id: string) => <FaqAnswer faq={FAQS.find((each) => each.id === id)!} />;

test('questions and answers, in Korean', async () => {
  expect(await spokenOf(faq('change-plan'))).toEqual(saidOf('questions and answers, in Korean'));
});

test('a form and an office', async () => {
  expect(await spokenOf(faq('how-to-apply-b'))).toEqual(saidOf('a form and an office'));
});

test('questions and answers, in English', async () => {
  expect(await spokenOf(faq('missed-part-b'), { language: 'en' })).toEqual(saidOf('questions and answers, in English'));
});

test('days in English', async () => {
  expect(await spokenOf(faq('change-plan'), { language: 'en' })).toEqual(saidOf('days in English'));
});

test('an amount in Korean', async () => {
  expect(await spokenOf(faq('part-b-premium'))).toEqual(saidOf('an amount in Korean'));
});

test('amounts in English', async () => {
  expect(await spokenOf(faq('drug-cap'), { language: 'en' })).toEqual(saidOf('amounts in English'));
});

test('a term', async () => {
  expect(await spokenOf(<TermEntry term={GLOSSARY.find(({ id }) => id === 'd-snp')!} nameAs="h3" />)).toEqual(
    saidOf('a term'),
  );
});

test('the Medicare guide', async () => {
  expect(await spokenOf(<Medicare />)).toEqual(saidOf('the Medicare guide'));
});

test('the Medi-Cal guide', async () => {
  expect(await spokenOf(<MediCal />)).toEqual(saidOf('the Medi-Cal guide'));
});

test('the Covered California guide', async () => {
  expect(await spokenOf(<CoveredCalifornia />)).toEqual(saidOf('the Covered California guide'));
});

test('a card to show: the Korean half in Korean, the English half in English', async () => {
  const card = lineCardOf(HELP_LINES.hicap.number)!;
  const speech = withVoices();
  await renderApp(<CardDialog card={card} onClose={() => undefined} />);
  await listenTo(speech);
  expect(speech.said.map(({ lang, text }) => `${lang} ${text}`)).toEqual([
    'ko-KR 내가 읽는 면',
    'ko-KR 이 번호로 전화하려고 합니다.',
    'ko-KR 도와주시겠어요?',
    'ko-KR 한국어 통역이 필요합니다.',
    'ko-KR 무료 메디케어 상담을 예약하고 싶습니다.',
    'ko-KR 제 플랜이 내년에 바뀌는지, 다른 플랜이 나은지 알고 싶습니다.',
    'ko-KR 보험료와 약값을 도와주는 제도에 해당되는지 봐 주세요.',
    'ko-KR 이름',
    'ko-KR 무료 메디케어 상담, 하이캡',
    'ko-KR 출처 aging 닷 씨에이 닷 거브, 이천이십육년 십일월 이십일 확인, 저장된 사본',
    'en-US For the staff member',
    'en-US Please help me call this number.',
    'en-US I need a Korean interpreter.',
    'en-US I would like to make an appointment for free Medicare counseling.',
    'en-US I want to know what changes in my plan next year and whether another plan would be better.',
    'en-US Please check whether I qualify for help with premiums or drug costs.',
    'en-US Name',
    'en-US HICAP Medicare counseling',
    'en-US Phone',
    'en-US one, eight hundred, four three four, zero two two two',
    'en-US Source aging dot ca dot gov, checked November twentieth, twenty twenty-six, stored copy',
  ]);
});

test('my dates', async () => {
  const speech = withVoices();
  const { user } = await renderApp(<MyDatesPage />);
  const birth = within(screen.getByRole('group', { name: '언제 태어나셨나요?' }));
  await user.selectOptions(birth.getByLabelText('연도'), '1961');
  await user.selectOptions(birth.getByLabelText('월'), '12');
  await user.selectOptions(birth.getByLabelText('일'), '10');
  expect(await listenTo(speech)).toEqual([
    '다가오는 날짜',
    '가장 먼저 끝나는 것부터 보여 드립니다.',
    '파트 비가 시작될 수 있는 첫날',
    '다가옴',
    '이천이십육년 십이월 일일 화요일 구일 뒤 시작',
    '이날부터 보장받으시려면 그 전날까지 신청을 마치세요.',
    '커버드 캘리포니아 보험이 있으시면, 메디케어가 시작되는 날을 커버드 캘리포니아에 미리 알리세요.',
    '안 하시면: 늦게 신청하시면 보장도 늦게 시작합니다.',
    '보험료 없는 파트 에이를 받을 수 있는 분은 커버드 캘리포니아 보험료 보조를 더는 받을 수 없습니다.',
    '메디케어 처음 가입 기간',
    '지금 할 수 있음',
    '이천이십육년 구월 일일 화요일부터 이천이십칠년 삼월 삼십일일 수요일까지 백이십구 일 남음',
    '사회보장국, 에스에스에이에 파트 에이와 파트 비를 신청하세요.',
    '이천이십육년 십이월 일일 화요일 전에 신청하시면 그날부터 보장받습니다.',
    '그 뒤에 신청하시면 신청한 다음 달 일일에 시작합니다.',
    '안 하시면: 다음 일월부터 삼월까지 기다려야 할 수 있고, 파트 비가 있는 동안 계속 벌금이 붙을 수 있습니다.',
    '본인이나 배우자가 일하는 직장의 보험이 있으면 나중에 가입해도 됩니다.',
    '메디갭에 거절 없이 가입할 수 있는 기간',
    '다가옴',
    '이천이십육년 십이월 일일 화요일부터 이천이십칠년 오월 삼십일일 월요일까지 구일 뒤 시작',
    '오리지널 메디케어로 지내시려면 이 육 개월 안에 메디갭, 보충 보험을 고르세요.',
    '육십오 세이면서 파트 비가 있는 첫날을 이천이십육년 십이월 일일 화요일로 보고 계산했습니다.',
    '안 하시면: 이 기간이 지나면 보험회사가 건강을 따져 거절할 수 있습니다.',
  ]);
});

test('the result of the eligibility check: every sum of its first screens', async () => {
  const speech = withVoices();
  const opened = await Eligibility.open(Eligibility.ok());
  await Eligibility.fill(opened);
  await Eligibility.send(opened);
  for (const action of await screen.findAllByRole('button', { name: /^\d\. /, expanded: false }))
    await opened.user.click(action);
  expect(await listenTo(speech)).toEqual(
    expect.arrayContaining([
      '이천이십육년 기준으로 메디캘과 약값 추가 지원 등에 해당될 수 있습니다',
      '일. 메디캘을 신청하세요',
      '언제든지 할 수 있지만 이천이십육년 십이월 삼십일일까지 하시면 가장 좋습니다',
      '신분증, 소득 서류 외 세 가지',
      '육십칠 세, 한 달 천사백 달러, 한 명, 시민권자, 메디케어 있음',
      '메디캘',
      '공제 전 소득 한 달 천사백 달러가 이천이십육년 기준 천팔백오십육 달러보다 적습니다.',
      '약값 추가 지원, 엑스트라 헬프',
      '신청하면 카운티가 사십오일 안에 결정합니다.',
      '메디캘을 받으면 파트 비 보험료, 한 달 이천이십육년 이백이 달러 구십 센트를 주에서 내 줍니다.',
      '복제약은 이천이십육년 오 달러 십 센트, 이천이십칠년 오 달러 팔십 센트, 상표 약은 이천이십육년 십이 달러 육십오 센트, 이천이십칠년 십사 달러 사십 센트까지만 냅니다.',
      '이천이십육년 십이월 삼십일일까지 신청하면 메디캘이 지난 삼 개월 병원비까지 내 줄 수 있습니다.',
    ]),
  );
});
