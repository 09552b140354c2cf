import { companyNamed } from './named-company';

describe('the company a question names', () => {
  it.each([
    ['90020에 카이저 플랜 몇 개예요?', 'Kaiser Permanente'],
    ['How many SCAN plans are there in 90020?', 'SCAN'],
    ['휴마나는 90006에 플랜이 있어요?', 'Humana'],
    ['blue shield HMO 92801', 'Blue Shield of California'],
    ['유나이티드 플랜 91765', 'UnitedHealthcare'],
    ['IEHP plans in 92335', 'IEHP'],
  ])('%s', (text, company) => expect(companyNamed(text)?.en).toBe(company));

  it.each([
    '90020 보험료 없는 플랜 몇 개예요?',
    'korean doctor 90006',
    '서울 메디칼 그룹 플랜 90006',
    '',
    '__proto__ plans',
  ])('none in %j', (text) => expect(companyNamed(text)).toBeNull());
});
