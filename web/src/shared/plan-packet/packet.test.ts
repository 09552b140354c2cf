import { fragmentOf, NO_PACKET, packetOf } from './packet';
import type { TypedFigures } from './packet';

const PLANS = ['2026-H0524-003-0', '2026-H5425-123-0'];
const FIGURES: TypedFigures = {
  age: '71',
  zipCode: '90020',
  income: '1,789',
  incomePer: 'month',
  householdSize: '2',
  insurance: 'medicare',
  conditions: ['diabetes', 'copd'],
  medications: ['pain'],
  priorities: ['cost'],
};

it('plans alone are plans alone', () => {
  const fragment = fragmentOf({ ...NO_PACKET, plans: PLANS });
  expect(fragment).toBe(`#plans=${PLANS.join(',')}`);
  expect(packetOf(fragment)).toEqual({ plans: PLANS, mine: null, figures: null });
  expect(fragmentOf(NO_PACKET)).toBe('');
});

it('what is sent comes back as it was typed', () => {
  const packet = { plans: PLANS, mine: PLANS[0]!, figures: FIGURES };
  expect(packetOf(fragmentOf(packet))).toEqual({ ...packet, figures: { ...FIGURES, income: '1789' } });
  const yearly = { ...FIGURES, incomePer: 'year', income: '20000', insurance: '' } as const;
  expect(packetOf(fragmentOf({ ...NO_PACKET, figures: yearly })).figures).toEqual(yearly);
});

it.each([
  '',
  '#years',
  '#plans=<script>,2026-X0524-003-0&mine=1',
  '#age=300&zip=90020&month=1',
  '#age=71&zip=9002&month=1',
  '#age=71&zip=90020',
  '#age=71&zip=90020&month=-5',
])('nothing is taken from %s', (hash) => {
  expect(packetOf(hash)).toEqual(NO_PACKET);
});

it('takes each plan once, four at most, and of the rest only what it knows', () => {
  const five = [1, 2, 3, 4, 5].map((id) => `2026-H0524-00${id}-0`);
  expect(packetOf(`#plans=${[five[0], ...five].join(',')}`).plans).toEqual(five.slice(0, 4));
  const { figures } = packetOf('#age=71&zip=90020&month=5&people=99&has=toString&ill=diabetes,<b>&takes=constructor');
  expect(figures).toMatchObject({ householdSize: '1', insurance: '', conditions: ['diabetes'], medications: [] });
});
