// Sources of the Medicare side, of SSI and of the federal law on status.
import { source } from './source';

export const MEDICARE_SOURCES = {
  PE: source(
    '폴리시엔진(PolicyEngine) 공개 규정표',
    'PolicyEngine US, public table of rules',
    'https://github.com/PolicyEngine/policyengine-us/tree/8914f89/policyengine_us/parameters/gov',
    '2026-08-19',
  ),
  USC426: source('연방법 42 USC 426', '42 USC 426', 'https://www.law.cornell.edu/uscode/text/42/426'),
  S1: source(
    '연방법 42 USC 1395mmm(Pub. L. 119-21 71201조)',
    '42 USC 1395mmm (Pub. L. 119-21 s.71201)',
    'https://lexbuild.dev/usc/title-42/chapter-07/section-1395mmm',
    '2026-04-17',
  ),
  S2: source(
    'KFF, 2025년 연방법의 메디케어 조항',
    'KFF, Medicare provisions of the 2025 federal law',
    'https://www.kff.org/report-section/health-provisions-in-the-2025-federal-budget-reconciliation-law-medicare/',
    '2025-08-04',
  ),
  S3: source(
    '펜실베이니아 건강법률센터(PHLP), 이민자의 메디케어',
    'PHLP, Medicare eligibility of immigrants',
    'https://www.phlp.org/en/news/new-medicare-eligibility-restrictions-impact-immigrant-communities',
  ),
  S4: source(
    '캘리포니아주 보건복지국(DHCS), 파트 A 보험료를 주에서 내 주는 제도',
    'California DHCS, Medicare Part A buy-in',
    'https://www.dhcs.ca.gov/services/Pages/Medicare-Part-A-Buy-In-Transition-FAQ.aspx',
  ),
  S5: source(
    '캘리포니아 건강 옹호회(CHA), 파트 A 제도 안내',
    'California Health Advocates, Part A buy-in',
    'https://cahealthadvocates.org/california-simplifies-medicare-enrollment-for-low-income-adults-governor-signs-sb-311-for-part-a-buy-in/',
  ),
  S6: source(
    '미주중앙일보 상담',
    'Korea Daily, questions and answers',
    'https://m.ask.koreadaily.com/read.asp?qca_code=social.etc&qna_idx=130186',
  ),
  S9b: source(
    '연방 메디케어청(CMS) 2026년 보도자료',
    'CMS release on 2026 amounts',
    'https://www.einpresswire.com/article/868033856/cms-releases-details-on-medicare-premiums-deductibles-for-2026',
    '2025-11-17',
  ),
  S9c: source(
    'WFMJ 2026년 메디케어 비용',
    'WFMJ, 2026 Medicare costs',
    'https://www.wfmj.com/story/53254278/medicare-costs-set-to-rise-in-2026',
  ),
  S10: source('2026년 파트 D 안내', '2026 Part D figures', 'https://solutionshortcut.com/?p=854', '2026-01-16'),
  S11: source(
    '2027년 파트 D 예고',
    '2027 Part D advance notice',
    'https://bycarissamosness.com/2026/02/16/medicare-advantage-and-part-d-costs-rising-in-2027-heres-what-you-need-to-know-about-the-changes',
    '2026-02-16',
  ),
  S12: source(
    'AARP, 처방약 보험의 변화',
    'AARP, Medicare drug coverage changes',
    'https://readertts.com/article/page/aarp/medicare/prescription-drug-coverage-changes',
  ),
  S13: source(
    '2026년 파트 D 보험료 보도',
    '2026 Part D premiums',
    'https://www.beckerspayer.com/payer/medicare-part-d-premiums-to-increase-in-2026',
  ),
  S14: source(
    '고소득자 추가 보험료(IRMAA) 표',
    'IRMAA brackets',
    'https://coveragemath.com/data/irmaa-brackets.json',
    '2026-06-12',
  ),
  S15: source(
    '메디케어 늦게 가입한 벌금 안내',
    'Medicare late enrollment penalties',
    'https://www.medicarecompare.com/learn/medicare-late-enrollment-penalties/',
  ),
  S16: source(
    '노인 법률 단체(Justice in Aging) 안내',
    'Justice in Aging fact sheets',
    'https://justiceinaging.org/category/fact-sheet/?_page=1',
  ),
  S29: source(
    '캘리포니아의 메디케어 조건',
    'Medicare eligibility in California',
    'https://legalclarity.org/medicare-eligibility-requirements-in-california',
  ),
  S39: source(
    '캘리포니아 건강 옹호회(CHA), 메디케어 비용 지원 2025',
    'California Health Advocates, Medicare Savings Programs 2025',
    'https://cahealthadvocates.org/low-income-help/medicare-savings-programs-msps-qualification-at-a-glance',
  ),
  S40: source(
    '2026년 메디케어 비용 지원 소득표',
    'Medicare Savings Programs income table 2026',
    'https://partdextrahelp.us/state/california',
  ),
  S41: source(
    '2026년 약값 추가 지원(Extra Help) 안내',
    'Extra Help 2026',
    'https://www.budgetseniors.com/blog/medicare-extra-help',
    '2026-02-22',
  ),
  S42: source(
    'AgeOptions 2024년 혜택 표',
    'AgeOptions chart of benefits 2024',
    'https://myemail.constantcontact.com/Avisery-Alert--January-2024-AgeOptions-Chart-of-Benefits-and-Program-Updates.html',
  ),
  S42b: source('약값 추가 지원 자료 목록', 'Extra Help, list of sources', 'https://partdextrahelp.us/sources'),
  S46: source(
    '캘리포니아의 생활 보조금(SSI) 금액',
    'SSI amounts in California',
    'https://legalclarity.org/how-much-is-ssi-disability-in-california-payment-amounts',
  ),
};
