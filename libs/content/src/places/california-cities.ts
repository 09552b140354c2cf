// Korean names of the cities where Korean Californians live and go, as the Korean-language press here writes them. Others
// keep their English name: letters and signs carry it.

const CITIES: Readonly<Record<string, string>> = {
  'Los Angeles': '로스앤젤레스',
  'San Francisco': '샌프란시스코',
  'San Diego': '샌디에이고',
  'San Jose': '샌호세',
  Sacramento: '새크라멘토',
  Oakland: '오클랜드',
  Fresno: '프레즈노',
  Bakersfield: '베이커스필드',
  'Long Beach': '롱비치',
  Anaheim: '애너하임',
  'Buena Park': '부에나파크',
  Fullerton: '풀러턴',
  'Garden Grove': '가든그로브',
  Irvine: '어바인',
  'Santa Ana': '산타애나',
  'Costa Mesa': '코스타메사',
  'Newport Beach': '뉴포트비치',
  Orange: '오렌지',
  Tustin: '터스틴',
  Cypress: '사이프러스',
  'La Palma': '라팔마',
  'La Mirada': '라미라다',
  'La Habra': '라하브라',
  Brea: '브레아',
  Cerritos: '세리토스',
  Torrance: '토런스',
  Gardena: '가디나',
  Downey: '다우니',
  Norwalk: '노워크',
  Whittier: '위티어',
  Glendale: '글렌데일',
  Burbank: '버뱅크',
  Pasadena: '패서디나',
  Arcadia: '아케디아',
  Alhambra: '알함브라',
  'Monterey Park': '몬터레이파크',
  'Diamond Bar': '다이아몬드바',
  'Rowland Heights': '로랜하이츠',
  'Hacienda Heights': '하시엔다하이츠',
  Walnut: '월넛',
  Duarte: '두아르테',
  'Beverly Hills': '베벌리힐스',
  'West Hollywood': '웨스트할리우드',
  'Santa Monica': '산타모니카',
  'Culver City': '컬버시티',
  Inglewood: '잉글우드',
  'Van Nuys': '밴나이스',
  Northridge: '노스리지',
  'Granada Hills': '그라나다힐스',
  'La Crescenta': '라크레센타',
  'Chino Hills': '치노힐스',
  Riverside: '리버사이드',
  Corona: '코로나',
  Ontario: '온타리오',
  'Rancho Cucamonga': '랜초쿠카몽가',
  'Santa Clara': '산타클라라',
  Sunnyvale: '서니베일',
  Cupertino: '쿠퍼티노',
  'Daly City': '데일리시티',
};

const byFoldedName = new Map(Object.entries(CITIES).map(([name, korean]) => [name.toLowerCase(), { name, korean }]));

/** 로스앤젤레스 / Los Angeles, also for a record that writes it in capitals; an unknown city as its record has it. */
export function cityText(city: string, language: string): string {
  const known = byFoldedName.get(city.trim().toLowerCase());
  if (!known) return city;
  return language === 'ko' ? known.korean : known.name;
}
