// What people call the things they ask about, in both languages. A term is found at the beginning of a word, `*` before it
// means anywhere in one; commas part them; spaces, vowels that sound alike and typing slips do not matter (lexicon.ts).

/** What a question is about: one of these replaces another when a conversation goes on ("그럼 공제액은요?" keeps Part B). */
export const SUBJECTS = {
  medicare: `메디케어, *메디캐어, medicare`,
  partA: `파트 a, 파트 에이, *병원 보험, part a, hospital insurance`,
  partB: `파트 b, 파트 비, *의료 보험 파트, part b`,
  partC: `파트 c, 파트 씨, 어드밴티지, 메디케어 어드밴티지, part c, medicare advantage, advantage plan`,
  partD: `파트 d, 파트 디, 처방약, 약값, 약 보험, part d, prescription, drug cap, drug plan, drug costs, for drugs, my drugs`,
  medigap: `메디갭, 메디겝, 보충 보험, medigap, supplement`,
  mediCal: `메디캘, 메디칼, 메디케이드, medi cal, medical, medicaid`,
  savings: `msp, qmb, slmb, qi, 비용 지원, 세이빙스, medicare savings, pays the part b, pay the part b, pays part b, pays for part b, pays my part b`,
  extraHelp: `약값이 비싸, 약값이 너무, 약값 도움, 약값 지원, cannot afford my medicine, help with drug costs, 엑스트라 헬프, 약값 추가 지원, extra help, lis, low income subsidy`,
  coveredCalifornia: `커버드, 오바마케어, covered california, covered ca, obamacare`,
  ssi: `ssi, 웰페어, 생활 보조금`,
  capi: `capi, 캐피`,
  calFresh: `캘프레시, 푸드스탬프, calfresh, food stamps, snap, ebt`,
  ihss: `ihss, 간병인, 간병, 돌봐줄 사람, 돌봐 줄 사람, 돌봐드릴 사람, 집에서 돌봐, in home supportive, 집에서 받는 돌봄, 재가 지원, caregiver,
    help at home, care at home`,
  pace: `pace, 페이스`,
  energy: `전기 요금, 가스 요금, 전기세, energy bill, electric bill, utility bill`,
  poverty: `빈곤선, fpl, poverty level, poverty line`,
  irmaa: `irmaa, 소득이 높, 고소득, high income`,
  nursingHome: `너싱홈, 양로병원, 요양병원, 요양원, 요양 시설, nursing home, skilled nursing, snf, nursing homes, 장기 요양, 장기 입소, long term care, custodial`,
  hospitalStay: `입원, hospital stay, inpatient`,
  shareOfCost: `쉐어 오브 코스트, 본인 몫, share of cost`,
  freeHelp: `hicap, 하이캡, 히캡, 무료 상담, 무료로 상담, 무료로 도와, free counseling, help me for free, free help`,
  countyOffice: `사회복지국, 카운티 오피스, 카운티 사무소, dpss, county social services, county office, social services`,
  socialSecurity: `사회보장국, social security office, ssa`,
} as const satisfies Record<string, string>;

/** Care and papers that people ask about; a question that names one is about it, whatever else it says. */
export const SERVICES = {
  teeth: `치과, 틀니, 임플란트, 이빨, 치아, dental, dentures, denture, teeth, tooth`,
  eyes: `안과 검진, 안경, 시력, glasses, eyeglasses, vision, eye exam, eye exams`,
  ears: `보청기, 청력, hearing aid, hearing aids`,
  checkUp: `건강 검진, 암 검진, 예방 진료, check up, check ups, wellness visit, screening`,
  family: `딸, 아들, 자녀, 식구, 가구, daughter, son, children, kids, household`,
  billed: `청구서, 고지서, a bill, billed, medical bill, balance billing`,
  turning65: `65세 되는, 65세가 되, 65세 생일, 65번째 생일, 곧 65, 65th birthday, turn 65, turning 65`,
  interpreter: `통역, 영어를 못, 영어를 잘 못, 영어가 안, 말이 안 통, interpreter, translator, dont speak english, do not speak english`,
  lostCard: `도난당한, 카드가 없어, 카드 없어, 카드가 안 보, 카드를 못 찾, 카드를 흘, misplaced my card, cant find my card, cant find my medicare card, 카드를 잃, 카드 잃, 카드를 분실, 카드 분실, 카드를 도난, 카드 재발급, 카드를 다시, 새 카드, lost my medicare card, lost my card, lost my medi cal card, lost both my
    cards, card got stolen, stolen card, card was stolen, lost card, lost medicare card, replacement card, replacement medicare card, replace my card, replace my medicare card, new medicare card`,
  bicCard: `bic, 메디캘 카드, 메디칼 카드, medi cal card, medical card, medi cal bic`,
  moving: `moved from, moved to, just moved, 이사하, 이사해, 이사했, 이사한, 이사할, 이사를, 이사 가, 이사 간, 이사 갔, 이사 갈, 이사 온, 이사 오, 이사 왔, 이사 후, 이사 뒤, 이사 신, 주소를 바꾸, 주소 바꾸, 주소 어떻게 바꾸, 주소 어떻게 바꿔, 주소를 어떻게, 주소 변경, 주소가 바뀌, 새 주소, i moved, we moved, moving, new address, change of address, change address, change my address, address change`,
  donutHole: `도넛홀, 도넛 홀, 도너츠홀, 도너츠 홀, 도나스 홀, 보장 공백, 커버리지 갭, donut hole, doughnut hole, coverage gap`,
  vaccine: `*예방주사, *예방접종, *백신, 독감, 대상포진, 폐렴 주사, vaccine, vaccines, vaccination, flu shot, flu shots, shingles, shingles shot, tetanus, shot, shots`,
  backCover: `소급, 밀린 병원비, 밀린 의료비, 신청 전 병원비, 되기 전 병원비, retroactive, back bills, old medical bills`,
  ambulance: `구급차, 응급차, 앰뷸런스, 앰불런스, 엠뷸런스, ambulance`,
  sponsor: `스폰서, 재정 보증, 보증인, 보증을 섰, sponsor, sponsors, sponsored, affidavit of support`,
  publicCharge: `퍼블릭 차지, 공적 부담, 공적 부조, 공공 부조, 영주권 신청, 시민권 신청, 영주권에 영향, 영주권에 문제, 영주권에 불리, 영주권 불리, 영주권 받는 데, 영주권 받는데, 영주권 심사, 영주권 진행, 영주권 수속, 영주권 거절, 영주권 못 받, 영주권 안 나, 영주권이 안 나, 영주권 나오는, 시민권에 불리, 시민권 심사, 시민권 못 받, 시민권 따는, 9월 18일, public charge, green card pending, green card is pending, pending green card, green card chances, get a green card, getting a green card, keep my green card, lose my green card, affect citizenship, hurt my citizenship, september 18, green card application, apply for a green card, applying for a green
    card, hurt my green card, affect my green card`,
  missedFall: `missed dec, miss dec, misses dec, missed the fall, misses the december, missed the december, miss the december, missed december, miss december, 12월 7일을 놓, 12월 7일이 지나, 12월 7일 지나, 12월 7일 지났, 12월 7일이 지났, 12월 7일 넘, 12월 7일을 넘, 12월 7일 이후, 12월 7일 뒤, 12월 7일 다음, 12월 7일까지 못, after december 7, past december 7, after december 7th, december 7 passes, after the deadline, after dec 7, past dec 7, 가을 변경을 놓, 변경 기간을 놓`,
  keepDoctor: `keep my doctor, keep her doctor, keep his doctor, keep the same doctor, 의사를 계속, 의사 계속, 의사를 그대로, 보던 의사, 다니던 의사`,
  scam: `번호를 전화로, 번호를 불러, 번호 불러, 사기, 스캠, 보이스피싱, 보이스 피싱, 속았, 속은, 번호를 알려 줬, 번호를 알려줬, 번호 알려줬, scam, scammer, scammed, fraud, gave my medicare number, gave them my number`,
  koreanLine: `speaks only korean, only speaks korean, korean line, korean help line, 한국어 전화, 한국어로 상담, 한국말 상담, 한국말로 상담, 한국말 되는 전화`,
  payBack: `pay back, paid back, have to repay, 갚아야, 돌려줘야, 돌려 줘야, 물어내`,
  equipment: `휠체어, 보행기, 혈압기, 산소 호흡기, 산소통, 당뇨 시험지, 혈당 시험지, 혈당기, 의료 기구, 의료 용품, 보장구, wheelchair, walker, oxygen, durable medical equipment, test strips`,
  homeHealth: `방문 간호, 홈헬스, 간호사 오, 간호사가 오, 집으로 간호사, home health`,
  hospice: `호스피스, 임종 돌봄, hospice`,
  rides: `태워 주, 태워주, 병원 교통편, 교통편, 병원 라이드, 라이드, ride to the doctor, rides, a ride, transportation`,
  gym: `헬스장, 운동 시설, 실버스니커즈, gym, silversneakers`,
  otc: `otc, 영양제, 비타민, over the counter`,
  telehealth: `전화 진료, 화상 진료, telehealth, video visit`,
  stillWorking: `아직 일하, 아직 일을, 아직 직장, 직장 다녀, 직장에 다니, 직장 보험, 일하고 있, still work, still working, employer coverage, job insurance`,
  car: `차가 두, 차 두 대, two cars, second car`,
  helper: `*대신 신청, *대신 전화, *대신 해, 대리인, 대리 신청, 위임장, authorized representative, on her behalf, on his behalf, on my behalf, apply for my mom, apply for my mother, apply for my
    dad, apply for my father, apply for my parents`,
  ownNumber: `소셜 번호, 쏘셜 번호, 사회 보장 번호, 소셜 시큐리티 번호, ssn, social security number`,
} as const satisfies Record<string, string>;

/** What about it is asked: the other half that a follow-up may replace. */
export const MEASURES = {
  premium: `*보험료, premium, premiums, monthly cost`,
  deductible: `*공제액, *공제금, 디덕터블, deductible, deductibles`,
  coinsurance: `비율 부담, 코인슈런스, coinsurance, per day, 하루에`,
  outOfPocketCap: `most i pay, most i can pay, most i will pay, most i have to pay, 최대 얼마, *부담 한도, *최대 한도, 약값 한도, 한도, out of pocket, cap, oop`,
  basePremium: `기준 보험료, base premium, base beneficiary premium`,
  penalty: `벌금, penalty, penalties`,
  workCredits: `근로 크레딧, 크레딧, 쿼터, work credits, credits, quarters, never worked`,
  incomeLimit: `소득 얼마까지, 소득이 얼마까지, 수입이 얼마까지, how much can i make, how much can i earn, 소득 기준, 소득 한도, 소득 제한, income limit, income limits, income level`,
  assetLimit: `재산 기준, 재산 한도, *재산, 예금 기준, asset limit, assets, resource limit, savings limit`,
  decision: `to decide, 결정하는, 메디캘 결정, 결정은, 결정이, 심사 기간, 처리 기간, decision, processing time`,
  copay: `코페이, copay, copays, copayment`,
} as const satisfies Record<string, string>;

/** What is wanted, and what else tells one question from another. */
export const ACTS = {
  howMuch: `*얼마, 금액, how much, cost, costs, amount, what was, rate`,
  when: `*언제, 기간, 마감, *날짜, when, deadline, how long, last day, until`,
  change: `drop my, drop the, leave my plan, cancel my plan, disenroll, 해지, 바꿀, 바꾸, 변경, 갈아타, 옮기, change, switch`,
  enroll: `가입, 등록, 인롤먼트, 오픈 인롤, enroll, enrollment, sign up, join`,
  renew: `갱신, 리뉴얼, renew, renewal`,
  apply: `신청, apply, application`,
  openEnrollment: `오픈 인롤먼트, 가을 변경, 정기 가입, 변경 기간, open enrollment, aep, oep`,
  missed: `놓쳤, 놓치, 못 했, missed, misses, miss the, miss december, too late`,
  workEnds: `그만두, 퇴직, 은퇴, 퇴사, job ends, retire, quit, laid off, stop working`,
  phone: `*전화, 연락처, *번호, phone, call, number, contact, hotline`,
  form: `신청서, 서류 양식, 양식, form, paper application`,
  whatIs: `*뭐예요, *뭐에요, *뭔가요, *뭐죠, *무엇, *뜻, *어떤 곳, *무슨 뜻, what is, whats, what are, meaning, difference`,
  eligible: `get medicare, get on medicare, 도움받을, 도움 받을, 안되나요, 안 되나요, 못 받나요, *돼요, *되요, 될까, 됩니까, 되나요, 될까요, *되는지, 받을 수, 가능, 자격, 해당, 들 수, 살 수 있, 혜택, qualify, eligible, can i get, can we get, can they get, can she get, can he get, can i buy, can we buy, eligibility, for me, do i
    get, get medi cal, possible, what help, 기준에 들`,
  appeal: `불복, 이의, 어필, 청문회, 거절, appeal, hearing, denied, denial`,
  claim: `*맞죠, *달러죠, *불이죠, *맞나요, *그렇죠, *이죠, *되죠, *주죠, *끝나죠, *나오죠, *없죠, *거죠, *라던데, *다던데, *들었, *까지죠, *있죠, right, correct, i heard, is that
    so, true, isnt it`,
  stillThisYear: `올해도, still, this year too`,
  find: `찾아, 찾고, 근처, 가까운, 어디, near, find, where, close to`,
  difference: `차이, 다른 점, difference, vs, versus, compare`,
  free: `무료, 공짜, free`,
  count: `*몇 개, *몇개, how many`,
  plan: `*플랜, plan, plans`,
  zeroPremium: `0원, 보험료 없는, 보험료가 없, 0달러, 0불, 무료 플랜, 0 premium, zero premium, no premium, premium free`,
  dualPlan: `special needs, dsnp, d snp, 디스냅, 통합 플랜, dual`,
  hmo: `hmo`,
  ppo: `ppo`,
  nextYear: `내년, 다음 해, next year`,
  thisYear: `올해, 금년, this year, now`,
  marketPlace: `보험 시장, marketplace`,
} as const satisfies Record<string, string>;

/** What people say of themselves. */
export const PERSON = {
  alone: `혼자, 독거, 싱글, 미혼, 1인, alone, single, by myself, one person, widow, widowed`,
  couple: `부부, 남편, 아내, 와이프, 집사람, 배우자, 둘이, 둘 다 인컴, 둘 다 소득, 둘 다 수입, 두 분, 두 식구, 두 사람, 부모님 두, 2인, couple, husband, wife, married, spouse, 2 people, two people, two old people, the two of us, two of us, my parents get, my parents make, parents together`,
  greenCard: `영주권, 그린카드, green card, permanent resident`,
  visitor: `방문 비자, 관광 비자, 방문비자, 유학 비자, 취업 비자, 서류 미비, 불법 체류, 신분이 없, 신분 없, tourist, visitor visa, visiting, undocumented,
    student visa, no papers`,
  disabled: `장애 연금, ssdi, disability benefits, on disability`,
  social: `소셜, 사회보장, social security`,
  myDoctor: `의사를, 의사 그대로, 선생님 그대로, 주치의, her doctor, his doctor, same doctor, keep her, keep his, 보던 의사, 다니던, my doctor, keep my`,
  inBank: `은행, 통장에, 저금, 예금, 저축, 모은 돈, in the bank, savings, saved`,
  income: `소득, 수입, 연금, 벌어, 월급, 버는, income, make, making, earn, pension, gets`,
  noIncome: `소득 없, 소득이 없, 소득은 없, 소득도 없, 수입 없, 수입이 없, 수입은 없, 수입도 없, 버는 돈이 없, 소득이 전혀 없, 소득이 하나도 없, no income, zero income, have any income, without income,
    without any income`,
  incomeUnknown: `소득을 모르, 소득은 모르, dont know my income, not sure of my income`,
} as const satisfies Record<string, string>;

/** Words of wrong ideas (premises.ts). */
export const IDEAS = {
  house: `집을, 집이, 집 뺏, 집 빼앗, 집도 뺏, 주택, 내 집, house, home`,
  taken: `뺏, 빼앗, 가져가, 압류, take, takes, lose, taken`,
  forever: `평생, 계속, 영원, 끝까지, *다 내, forever, for life, lifetime, as long as`,
  korea: `한국, 서울에, korea, korean hospital`,
  inKorea: `한국에서, 한국 가서, 한국에 가서, 한국 가면, 서울에서, in korea`,
  cared: `병원, 진료, 수술, 치료, 입원, hospital, doctor, surgery, treatment, treated`,
  worked: `일했, 일한, 근무, 직장 생활, worked, work in`,
  pays: `내 주, 내주, 내 줘, 내줘, 돈 줘, 돈을 줘, 돈을 주, 돈이 나, 보험이 되, 보장, 커버, pay, pays, cover, covers, covered`,
  ignored: `안 보, 안보, 보지 않, 상관없, does not look, doesnt look, no limit, not count, does not count, doesnt count`,
  anyStatus: `신분 상관, 신분에 상관, 아무나, 누구나, any status, anyone, regardless of status`,
  noPay: `안 내, 내지 않, 안내도, 안 내도, stop paying, not pay, dont pay, no need to pay`,
  birth: `출산, 아기, 임신, birth, pregnancy, postpartum, delivery`,
  cobra: `코브라, cobra`,
  delay: `기다리, 기다렸다, 미루, 늦게, 나중에, delay, wait, later, postpone`,
  begins: `시작, starts, start, begins`,
  rebate: `환급, rebate, refund`,
  farAway: `한국으로, 한국에 가, 한국에 나가, 역이민, 다른 주로, 타주, another state, out of state, to korea, back to korea`,
  stolen: `도난, 도용, 훔쳐, stolen, stole, identity theft`,
} as const satisfies Record<string, string>;
