import { day, fill } from '../amount-texts';

const dates = { begins: day('2025-07-04'), lost: day('2027-01-04') };

export const STATUS_WORDS = {
  title: { ko: '메디케어: 신분', en: 'Medicare: status' },
  citizen: {
    ko: '시민권자는 신분 조건에 맞습니다.',
    en: 'A US citizen meets the status rule.',
  },
  resident: {
    ko: '영주권자는 신분 조건에 맞습니다. 근로 기록이나 거주 기간도 봅니다.',
    en: 'A permanent resident meets the status rule. Your work record or years of residence count too.',
  },
  named: {
    ko: '이 신분은 메디케어법이 정한 네 가지 신분에 들어갑니다.',
    en: 'This status is one of the four that the Medicare law names.',
  },
  kept: fill(
    {
      ko: '지금 있는 메디케어는 {{lost}}에 끝날 수 있습니다. 시민권자, 영주권자, 쿠바·아이티 입국자, 자유연합협정(COFA) 국가 출신은 그대로 유지합니다. HICAP이나 법률 상담 단체에 미리 물어보세요.',
      en: 'The Medicare you have now may end on {{lost}}. Citizens, permanent residents, Cuban/Haitian entrants and COFA residents keep it. Ask HICAP or a legal-aid office ahead of time.',
    },
    dates,
  ),
  lost: fill(
    {
      ko: '{{lost}}부터는 시민권자, 영주권자, 쿠바·아이티 입국자, 자유연합협정(COFA) 국가 출신만 메디케어를 유지합니다. 예외에 해당하는지 법률 상담 단체에 물어보세요.',
      en: 'Since {{lost}} only citizens, permanent residents, Cuban/Haitian entrants and COFA residents keep Medicare. A legal-aid office can tell you whether an exception applies.',
    },
    dates,
  ),
  notNamed: fill(
    {
      ko: '{{begins}}부터 새로 신청할 수 있는 분은 시민권자, 영주권자, 쿠바·아이티 입국자, 자유연합협정(COFA) 국가 출신입니다. 고르신 "그 밖의 신분"만으로는 이 네 가지인지 알 수 없습니다.',
      en: 'Since {{begins}} new applicants must be citizens, permanent residents, Cuban/Haitian entrants or COFA residents. “Another status” alone does not tell us whether yours is one of these.',
    },
    dates,
  ),
  unsaid: {
    ko: '신분을 말씀하지 않으셔서 정하지 않았습니다. 시민권자나 영주권자이면 신분 조건에 맞습니다.',
    en: 'You did not tell us your status, so we left this open. Citizens and permanent residents meet the status rule.',
  },
  before: fill(
    {
      ko: '신분 규칙은 {{begins}}에 시작되었습니다. 그 전의 일은 여기에서 알 수 없으니 사회보장국에 물어보세요.',
      en: 'The status rule began on {{begins}}. For earlier dates, ask Social Security.',
    },
    dates,
  ),
} as const;
