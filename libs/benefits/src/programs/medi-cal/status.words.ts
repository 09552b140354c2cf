// What the Medi-Cal rule on status says: neutral words, no advice to enrol where there is a risk
// (docs/facts/policy.md#medi-cal-status and #words-every-result-must-carry).
import { day, fill } from '../amount-texts';
import { STATUS_DATES } from './status-dates';

const dates = {
  freeze: day(STATUS_DATES.freeze),
  dental: day(STATUS_DATES.dental),
  federal: day(STATUS_DATES.federalEnd),
  premium: day(STATUS_DATES.premium),
};

export const MEDI_CAL_STATUS_WORDS = {
  title: { ko: '메디캘: 신분', en: 'Medi-Cal: status' },
  citizen: { ko: '시민권자는 신분 조건에 맞습니다.', en: 'US citizens meet the immigration rule.' },
  resident: {
    ko: '영주권자는 몇 년을 살았는지와 관계없이 신청할 수 있습니다.',
    en: 'A permanent resident can apply, no matter how long they have lived here.',
  },
  residentDental: fill(
    {
      ko: '{{dental}}부터 영주권을 받은 지 5년이 안 된 분 가운데 일부는 일반 치과 보장이 없습니다.',
      en: 'Starting {{dental}}, some people who have had a green card for less than 5 years have no routine dental coverage.',
    },
    dates,
  ),
  named: {
    ko: '이 신분은 메디캘의 모든 보장을 새로 신청할 수 있습니다.',
    en: 'People with this status can still enroll in full-scope Medi-Cal.',
  },
  everyone: fill(
    {
      ko: '{{freeze}} 전에는 신분과 관계없이 모든 보장을 받을 수 있었습니다.',
      en: 'Before {{freeze}}, anyone could get full-scope Medi-Cal, whatever their status.',
    },
    dates,
  ),
  protected: {
    ko: '19세 미만, 임신한 분, 출산 뒤 보장을 받는 분은 신분과 관계없이 모든 보장을 신청할 수 있습니다.',
    en: 'Children under 19 and people who are pregnant or recently gave birth can get full-scope coverage, whatever their status.',
  },
  keeps: {
    ko: '지금 메디캘이 있으면 갱신을 제때 하면 그대로 이어집니다. 한번 끊기면 다시 가입하지 못할 수 있습니다. 갱신이 늦었으면 90일 안에 바로잡을 수 있습니다.',
    en: 'You keep your Medi-Cal if you renew on time. If it stops, you may not be able to get back in. If your renewal is late, you have 90 days to fix it.',
  },
  depends: fill(
    {
      ko: '{{freeze}}부터 모든 보장인지 응급만 보장인지는 신분에 따라 다릅니다. "그 밖의 신분"만으로는 알 수 없습니다. 응급 진료와 임신 진료는 신분과 관계없이 받을 수 있습니다. 카운티나 무료 법률 상담 단체가 신분에 관한 물음에 답해 줍니다.',
      en: 'Since {{freeze}}, your immigration status decides whether you can get full Medi-Cal or only emergency care. “Another status” alone does not tell us which. You can still get emergency and pregnancy care, whatever your status. The county or a free legal-aid office can answer questions about status.',
    },
    dates,
  ),
  unsaid: {
    ko: '신분을 말씀하지 않으셔서 정하지 않았습니다. 시민권자와 영주권자는 모든 보장을 신청할 수 있습니다. 응급 진료와 임신 진료는 신분과 관계없이 받을 수 있습니다.',
    en: 'You did not tell us your status, so we left this open. Citizens and permanent residents can apply for full coverage. You can get emergency and pregnancy care whatever your status.',
  },
  frozen: fill(
    {
      ko: '{{freeze}}부터 이 신분의 19세 이상은 모든 보장을 새로 신청할 수 없습니다. 응급 진료와 임신 진료는 받을 수 있습니다. 무료 법률 상담 단체에 물어보세요.',
      en: 'Since {{freeze}}, adults 19 and older with this status cannot newly enroll in full-scope Medi-Cal. They can still get emergency and pregnancy care. A free legal-aid office can help.',
    },
    dates,
  ),
  unsettled: fill(
    {
      ko: '{{federal}}부터 이 신분은 연방 정부 지원을 받지 못하지만, 캘리포니아가 비용을 내서 모든 보장을 이어 줍니다. 이미 가입했으면 갱신을 제때 하세요.',
      en: 'Since {{federal}} the federal government does not pay for people with this status, but California does, and full-scope coverage continues. If you are enrolled, renew on time.',
    },
    dates,
  ),
  dental: fill(
    {
      ko: '{{dental}}부터 19세 이상은 신분에 따라 일반 치과 보장이 없을 수 있습니다.',
      en: 'Starting {{dental}}, adults 19 and older may have no routine dental coverage, depending on their status.',
    },
    dates,
  ),
  premium: fill(
    {
      ko: '{{premium}}부터 {{from}}~{{to}}세는 신분에 따라 한 달 {{amount}}를 낼 수 있습니다. 60세부터는 내지 않습니다.',
      en: 'Starting {{premium}}, adults {{from}}-{{to}} may pay {{amount}} a month, depending on their immigration status. People 60 and older pay nothing.',
    },
    dates,
  ),
  family: {
    ko: '신청하지 않는 가족의 신분은 말하지 않아도 됩니다.',
    en: 'Family members who are not applying do not have to give their immigration status.',
  },
} as const;
