import { provider } from '../../../test/records';
import { providerCard } from '../providers/provider-card';
import { asItIs } from './card';
import { cardText } from './card-text';

const HERE = 'https://guide.example';

test('a place: its name first, then a fact to a line, a map, who says so and our page', () => {
  const card = providerCard(provider({ type: 'clinic', nameKo: '올리브 클리닉', zipCode: '90006' }));
  const { ko, en } = cardText(card, HERE);
  const lines = ko.split('\n');
  expect(lines[0]).toBe('올리브 클리닉');
  expect(ko).toMatch(/\n전화: \(\d{3}\) \d{3}-\d{4}\n/);
  expect(ko).toMatch(/\n주소: .+\n/);
  expect(ko).toMatch(/\nhttps:\/\/www\.google\.com\/maps\/search\/\?api=1&query=\S+\n/);
  expect(ko).toMatch(/\n출처: .+확인/);
  expect(lines.at(-1)).toMatch(/^https:\/\/guide\.example\/providers\?type=clinic&zip=90006&id=/);
  expect(en.split('\n')).toHaveLength(lines.length);
  expect(en).toMatch(/\nPhone: /);
});

test('what the person said of themselves is not in it', () => {
  const fact = (label: string, value: string) => ({ label: asItIs(label), value: asItIs(value) });
  const card = {
    say: asItIs('say'),
    asks: [asItIs('ask')],
    facts: [fact('Limit of 2026', '$1,856 a month')],
    own: [fact('Gross income', '$1,400 a month'), fact('Age', '67')],
    source: null,
    heading: asItIs('I would like to apply for Medi-Cal.'),
    page: '/eligibility',
  };
  expect(cardText(card, HERE).en).toBe(
    'I would like to apply for Medi-Cal.\nLimit of 2026: $1,856 a month\nhttps://guide.example/eligibility',
  );
});
