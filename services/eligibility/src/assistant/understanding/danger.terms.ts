// Words of danger, of sickness and of orders hidden in text. Found in the same way as terms.ts; several lists together make one
// danger (answers/emergency.ts), so that "심장내과 의사" is a search and "가슴이 아파요" is not.

export const DANGER = {
  chest: `가슴, 흉부, 명치, chest`,
  pain: `아프, 아파, 통증, 조이, 조여, 답답, 쥐어, 눌리, pain, hurts, hurt, tight, pressure, ache`,
  breathless: `숨을 못, 숨을 안, 숨이 안, 숨 못, 숨이 막, 숨이 차, 숨 쉬기, 숨을 쉬지, 호흡 곤란, 호흡이, cant breathe, cannot breathe, not breathing, trouble
    breathing, short of breath, choking, hard to breathe`,
  unconscious: `의식이 없, 의식을 잃, 의식 없, 쓰러지, 쓰러졌, 쓰러져, 기절, 깨어나지, unconscious, collapsed, passed out, wont wake, not responding,
    fainted`,
  stroke: `한쪽 팔, 한쪽 다리, 반신, 말이 어눌, 입이 돌아, 입이 한쪽, 입이 비뚤, 얼굴이 처, 얼굴이 한쪽, 얼굴 한쪽, slurred, face drooping, face is drooping, face
    drooped, face droops, mouth is drooping, cant talk right, one side is numb, arm is numb`,
  attack: `심장마비, 심근경색, 뇌졸중, 중풍, 발작, heart attack, stroke, seizure`,
  now: `지금, 갑자기, 같아요, 온 것, 왔어요, 오는, 있어요 지금, having, i think, right now, suddenly, help`,
  bleeding: `피가 멈추, 피가 안 멈, 피가 많이, 출혈이, 피를 토, bleeding a lot, wont stop bleeding, bleeding wont, coughing blood, vomiting
    blood, heavy bleeding`,
  fall: `낙상해서 못, 못 일어나, 일어나지 못, 머리를 부딪, 다리가 부러, hit my head, hit his head, broken hip, cant get up`,
  fire: `불이 났, 불났, 화재가, on fire, house fire`,
  gas: `가스 냄새, 가스가 새, smell gas, gas leak, smells like gas`,
  selfHarm: `그만 살고, 사는 게 힘들, 사는게 힘들, 사라지고 싶, 없어지고 싶, 살고 싶지가, tired of living, no reason to live, 죽고 싶, 죽고싶, 자살, 살고 싶지 않, 살기 싫, 살 이유가, 목숨을 끊, 극단적 선택, 죽어 버리, 자해, kill myself, suicide, suicidal, end my life, want
    to die, dont want to live, do not want to live, hurt myself, better off dead`,
  swallowed: `삼켰, 삼킨, 마셨, 마신, 들이마, 잘못 먹, swallowed, drank, drink by accident, ate`,
  took: `먹었, 먹은, 드셨, 드신, took, taken`,
  poison: `락스, 표백제, 세제, 농약, 부동액, 살충제, 쥐약, 건전지, bleach, detergent, pesticide, antifreeze, poison, battery`,
  mistaken: `약을 잘못, 잘못 드셨, 잘못 먹은 약, 다른 약을 먹, wrong pill, wrong pills, wrong medicine, wrong medication`,
  pills: `약을, 혈압약, 수면제, 당뇨약, 알약, 진통제, pills, pill, medicine, medication, tablets`,
  tooMuch: `한꺼번에, 너무 많이, 많이 먹, 과다, 한 통, too many, too much, overdose, whole bottle`,
  child: `손자, 손녀, 아기, 아이가, 아이, grandson, granddaughter, grandchild, baby, child, kid, toddler`,
  beaten: `때려, 때리, 맞았, 폭행, 학대, 굶겨, hits me, hitting me, beats me, abuse, abuses me, abusing`,
} as const satisfies Record<string, string>;

/** Questions for a doctor, for a salesman, or for nobody. */
export const REFUSED = {
  dose: `몇 알, 용량, 복용량, 몇 번 먹, 몇 밀리, 얼마나 먹, 끊어도, 줄여도, 같이 먹어도, 함께 먹어도, 먹어도 되, 먹어야, 올려야, how many milligrams, milligrams,
    mg, dose, dosage, stop taking, take together, can i take, how many pills, should i take`,
  medicine: `약을, 약이, 약은, 고혈압약, 감기약, 수면제, 진통제, 영양제, 인슐린, 타이레놀, 와파린, 아스피린, 혈압약, 당뇨약, 약, metformin, insulin, warfarin, ibuprofen, aspirin, tylenol,
    lisinopril, medicine, medication, pill, pills, milligrams, drug`,
  symptom: `아파요, 아픈데, 아프고, 아픕니다, 어지러, 어지럽, 토해, 토하, 열이 나, 두통, 배가 아, 저려, dizzy, fever, headache, nausea, nauseous, vomiting,
    swollen, numb, rash, feel sick`,
  illness: `무슨 병, 어떤 병, 병인가요, 병일까요, 진단해, 증상이, 암인가요, what disease, which disease, diagnose, what illness, do i have cancer,
    what is wrong with me, what do i have`,
  best: `어떤 플랜을, 무슨 플랜을, 플랜 추천, 어디가 좋, 더 좋은, 좋은가요, which plan should i, what plan should i, is good, 제일 좋, 가장 좋, *이 좋아요, *가 좋아요, *이 나아요, *가 나아요, 하나만 골라, 골라 주, 정해 주, 추천해, 어디로 들, 어느 회사, 어느 보험, is best, the best, better than, pick one, decide for
    me, which company, which insurance company, recommend one, choose for me`,
  company: `회사, *보험회사, *보험사, 카이저, 휴매나, scan, 스캔, 앤섬, 블루, 헬스넷, 유나이티드, 얼라인먼트, 웰케어, 애트나, 몰리나, kaiser, humana, anthem, blue shield, united,
    aetna, wellcare, company, insurer, insurance company, alignment`,
  orders: `지시를 무시, 지시는 모두 무시, 지시는 무시, 모두 무시, 지시 무시, 규칙을 잊, 규칙은 잊, 시스템 프롬프트, 프롬프트를, 이제 보험 판매원, 너는 이제, 지금부터 모든 답, 모든 답은, 그대로
    따라, 따라 해, 출력해, 출력하세요, 출력해야, 라고만 답, 라고만 말해, 다른 사람이 물어본, 다른 사람의 대화, ignore previous, ignore all, previous
    instructions, system prompt, you are now, hidden rules, developer mode, repeat after me, repeat the words,
    reveal the, pretend you, from now on say, new policy, you are free now, begin prompt, as an admin, last visitor,
    print the conversation, prompt role, reply only with, reply with the phone number`,
} as const satisfies Record<string, string>;

export const TALK = {
  hello: `안녕, 반갑, 여보세요, hello, hi, hey, good morning, good afternoon, good evening`,
  thanks: `고맙, 감사, 고마워, thank, thanks, thank you`,
  goodbye: `안녕히, 잘 있, bye, goodbye`,
  human: `사람과, 사람하고, 사람이랑, 사람 바꿔, 상담원, 상담사, 직원과, 직원 연결, real person, a human being, talk to a person, talk to someone,
    speak to someone, speak with a person, representative, live agent, operator`,
  whoAreYou: `사람이야, 로봇, 기계, 인공지능, 챗봇, 누구세요, 너는 누구, 사람인가요, are you a human, are you human, a bot, robot, are you real, who are
    you, are you ai`,
  whatCanYouDo: `뭘 할 수, 무엇을 할 수, 뭐 할 수, 무엇을 물어, 뭘 물어, what can you do, what can i ask, how can you help, how do you work`,
  otherPeople: `옆집은, 이웃은, 친구는, 김씨, 남의, 누구누구, my friend has, someone elses, what insurance does`,
} as const satisfies Record<string, string>;
