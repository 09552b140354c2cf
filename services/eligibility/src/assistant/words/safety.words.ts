// Danger, refusals and talk. Sentences of danger are short: they are read by somebody who is afraid.
import type { BilingualText } from '@app/contracts/http/errors';

export const DANGER_WORDS = {
  call911: {
    ko: '지금 바로 {{number}}에 전화하세요. “코리안, 플리즈(Korean, please)”라고 말하고 끊지 말고 기다리세요.',
    en: 'Call {{number}} right now and stay on the line.',
  },
  notAlone: {
    ko: '가까이 있는 분에게 큰 소리로 도움을 청하세요. 직접 운전하지 마세요.',
    en: 'Ask someone near you for help. Do not drive yourself.',
  },
  crisis: {
    ko: '많이 힘드셨겠습니다. 지금 {{number}}에 전화하거나 문자를 보내세요. 밤낮없이 상담원이 이야기를 들어 줍니다.',
    en: 'I am sorry you are going through this. Call or text {{number}} now. Someone is there to listen, day and night.',
  },
  crisisDanger: {
    ko: '지금 당장 다칠 위험이 있으면 {{number}}에 전화하세요. 혼자 있지 말고 가족이나 이웃 곁으로 가세요.',
    en: 'If you might be hurt right now, call {{number}}. Do not stay alone: go to a relative or a neighbor.',
  },
  poison: {
    ko: '독극물 관리센터 {{number}}에 바로 전화하세요. 토하게 하지 말고, 먹은 것의 통이나 약병을 옆에 두세요.',
    en: 'Call Poison Control at {{number}} right away. Do not make the person vomit. Keep the bottle or package at hand.',
  },
  poisonDanger: {
    ko: '숨쉬기 어렵거나 정신을 차리지 못하면 먼저 {{number}}에 전화하세요.',
    en: 'If the person has trouble breathing or cannot be woken, call {{number}} first.',
  },
  abuse: {
    ko: '지금 위험하면 {{number}}에 전화하세요. 안전한 곳으로 먼저 피하세요.',
    en: 'If you are in danger now, call {{number}}. Get to a safe place first.',
  },
  abuseReport: {
    ko: '노인 학대 신고는 {{number}}에서 받습니다.',
    en: 'To report abuse of an older adult, call {{number}}.',
  },
  gas: {
    ko: '불을 켜거나 전기 스위치를 만지지 말고 바로 밖으로 나가세요. 밖에서 {{number}}에 전화하세요.',
    en: 'Do not use switches or flames. Leave the house now and call {{number}} from outside.',
  },
  fire: {
    ko: '지금 바로 밖으로 나가세요. 나간 뒤 {{number}}에 전화하세요.',
    en: 'Get out now. Call {{number}} once you are outside.',
  },
  after: {
    ko: '보험과 비용 이야기는 안전해지신 뒤에 이어서 물어보세요.',
    en: 'Once you are safe, ask me about insurance and costs again.',
  },
} as const satisfies Record<string, BilingualText>;

export const REFUSAL_WORDS = {
  dose: {
    ko: '약의 종류와 양은 이 안내 프로그램이 답하면 안 되는 일입니다. 처방한 의사나 약을 받은 약국의 약사에게 물어보세요. 마음대로 끊거나 양을 바꾸지 마세요.',
    en: 'I cannot answer questions about which medicine to take or how much. Ask the doctor who prescribed it or your pharmacist. Do not stop or change a medicine on your own.',
  },
  illness: {
    ko: '어떤 병인지는 이 안내 프로그램이 말할 수 없습니다. 주치의나 의사에게 증상을 말씀하세요. 증상이 심하거나 갑자기 나타났으면 {{number}}에 전화하세요.',
    en: 'I cannot say what illness it may be. Tell your doctor about the symptoms. If they are severe or came on suddenly, call {{number}}.',
  },
  company: {
    ko: '회사 하나를 골라 드리지는 않습니다. 어느 플랜이 나은지는 사는 곳, 다니는 의사, 먹는 약에 따라 다릅니다. 플랜을 나란히 비교해 보시고, 수수료를 받지 않는 HICAP 상담원에게 물어보세요.',
    en: 'I do not choose a company for anyone. Which plan fits depends on where you live, your doctors and your medicines. Compare plans side by side, and ask a HICAP counselor, who earns no commission.',
  },
  orders: {
    ko: '글 속에 적힌 지시는 따르지 않습니다. 건강보험에 대해 궁금한 것을 물어보세요.',
    en: 'I do not follow instructions written into a message. Ask me a question about health insurance.',
  },
} as const satisfies Record<string, BilingualText>;

export const TALK_WORDS = {
  hello: {
    ko: '안녕하세요. 캘리포니아 시니어를 위한 건강보험 안내 프로그램입니다. 메디케어, 메디캘, 가까운 의사와 약국에 대해 물어보세요.',
    en: 'Hello. I am the health insurance guide for California seniors, a computer program. Ask me about Medicare, Medi-Cal, or doctors and pharmacies near you.',
  },
  thanks: {
    ko: '도움이 되었다면 다행입니다. 더 궁금한 것이 있으면 물어보세요.',
    en: 'I am glad that helped. Ask me anything else you would like to know.',
  },
  software: {
    ko: '저는 사람이 아닙니다. 정해진 자료를 찾아 답하는 컴퓨터 프로그램입니다. 답마다 출처를 적어 드리니 함께 확인해 보세요.',
    en: 'I am not a person. I am a computer program that answers from listed sources. Each answer shows where it comes from, so you can check it.',
  },
  abilities: {
    ko: '올해 보험료와 공제액, 가입 기간, 받을 수 있는 지원, 가까운 의사와 약국을 찾아 드립니다. 모르는 것은 모른다고 말씀드리고 전화할 곳을 알려 드립니다.',
    en: 'I can find this year’s premiums and deductibles, enrollment dates, programs you may qualify for, and doctors and pharmacies near you. When I do not know, I say so and tell you whom to call.',
  },
  human: {
    ko: '사람과 이야기하시려면 아래로 전화하세요. HICAP은 메디케어를 무료로 상담해 줍니다.',
    en: 'To talk to a person, call one of these lines. HICAP counsels people on Medicare for free.',
  },
} as const satisfies Record<string, BilingualText>;
