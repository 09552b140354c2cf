// Words that tell which record answers a question (answers/topics.ts), in the notation of terms.ts. None says much alone: a topic
// needs several of them.
export const TOPIC_TERMS = {
  harms: `불리, 문제가 되, 문제 되, 문제가 생, 영향, 손해, 지장, hurt, hurts, harm, affect, affects, risk, bad for`,
  ends: `없어지, 없어져, 없어진, 없어질, 끝나, 끝난, 끊기, 끊겨, 끊긴, 끊길, 끊어지, 중단, 사라지, 사라져, 못 받게, 멈추, 철수, 종료, 나간다, 나간대, 나간답, stop, stops,
    stopped, end, ends, ending, ended, lose, losing, cut off, go away, going away, discontinued, terminated, leaving my county,
    leaves my county, non renewal, not renewing`,
  nothingDone: `아무것도 안, 아무것도 하지, 아무 것도 안, 아무 것도 하지, 가만히 있, 그냥 두, 그냥 놔, 안 바꾸면, 바꾸지 않으면, 안 고르면, 그대로 두, 자동으로 이어,
    자동으로 연장, 자동 연장, 자동 갱신, 다시 신청해야, 다시 가입해야, do nothing, doing nothing, change nothing, dont do anything, do not do
    anything, dont change, do not change, automatically, auto renew, sign up again, re enroll`,
  thisFall: `이번 가을, 올가을, 올 가을, this fall, by december, by dec`,
  planStays: `내년에도, 2027년에도, 계속 쓸 수, 그대로 쓸, 그대로인가, 그대로 있, 이어지, still good, still valid, good for 2027, good in 2027, valid in 2027, same
    plan next year, keep my plan, keep this plan, keep the plan, stay in my plan, carry over, continue`,
  both: `메디메디, 메디 메디, 메디케어와 메디캘, 메디케어랑 메디캘, 메디케어하고 메디캘, 메디캘과 메디케어, 메디캘이랑 메디케어, 메디캘하고 메디케어, medi medi, dual eligible, both
    medicare and medi cal, medicare and medi cal, medi cal and medicare`,
  myName: `내 이름, 제 이름, 이름이, 이름을, 성함, 개명, my name, name change, changed name, new name`,
  everyMonth: `매달, 매월, 달마다, 한 달에 한 번, every month, monthly, once a month`,
  trip: `다녀오, 다녀와, 다녀올, 다녀간, 나가, 나갔, 가면, 가도, 가서, 갔다, 가 있, 갈 때, 있다 오, 있다가, 있으면, 여행, 체류, 머무, 머물, visit, visiting, trip, travel, traveling, stay,
    staying, go to, going to, leave the country`,
  abroad: `해외, 외국, 미국 밖, abroad, overseas, outside the us, outside the country, out of the country, another country`,
  koreanPension: `국민연금, 국민 연금, 한국 연금, 한국에서 받는 연금, 한국에서 나오는 연금, korean pension, korean national pension, pension from korea, foreign
    pension`,
  windfall: `wep, gpo, windfall, 횡재, 이중 연금, fairness act`,
  reduced: `깎, 줄어, 줄이, 감액, 덜 나오, 적게 나오, reduce, reduced, reduces, cut, cuts, lower, lowers, less`,
  rise: `오르, 올라, 오른, 인상, cola, raise, go up, goes up, going up, increase, increases`,
  insulin: `인슐린, insulin`,
  instalments: `나눠 내, 나누어 내, 나눠서 내, 나누어서 내, 할부, 분납, 분할, 다달이 내, payment plan, installments, instalments, monthly payments, spread out, pay
    monthly`,
  buyIn: `바이인, 대납, buy in`,
  lifeline: `라이프라인, 전화비, 전화 요금, 휴대폰 요금, 핸드폰 요금, 휴대 전화 요금, 무료 전화기, 공짜 전화기, 무료 핸드폰, 공짜 핸드폰, lifeline, life line, phone bill, phone discount,
    free cell phone, cell phone discount, discount on my phone, cheaper phone`,
  kidneyOrAls: `투석, 신장 이식, 콩팥 이식, 말기 신장, 신부전, 루게릭, dialysis, kidney failure, kidney transplant, esrd, als, lou gehrig, lou gehrigs`,
  negotiated: `협상, negotiated, negotiate, negotiation`,
  letters: `편지, 통지서, 안내문, letter, letters, notice, notices`,
  inKorean: `한국어로, 한국말로, 한글로, 우리말로, in korean`,
} as const satisfies Record<string, string>;
