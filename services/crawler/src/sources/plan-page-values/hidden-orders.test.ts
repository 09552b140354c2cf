// Orders hidden in a plan's own page: they stay text of their own cell and change no other value.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { HIDDEN_ORDERS } from '@app/testing/hidden-orders';
import { readPlanPage } from './page-reader';
import { planValues } from './plan-values';

const html = readFileSync(join(__dirname, 'fixtures', '2026-11-20-plan-page.html'), 'utf8');
const CELL = 'In-network: $0 copay, 20% coinsurance';
const clean = planValues(readPlanPage(html));
const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
/** @param places texts that occur once in the page and are replaced */
const valuesWith = (places: string[], poison: string) => {
  for (const place of places) expect(html.split(place)).toHaveLength(2);
  const poisoned = places.reduce((page, place) => page.replace(place, () => escaped(poison)), html);
  return planValues(readPlanPage(poisoned));
};

describe.each(HIDDEN_ORDERS)('$id, hidden in a plan page', ({ text, canary }) => {
  it('is the text of its own cell and nothing else', () => {
    const { benefits, costs, ...others } = valuesWith([CELL], text);
    const { benefits: cleanBenefits, costs: cleanCosts, ...cleanOthers } = clean;
    expect(others).toEqual(cleanOthers);
    expect({ ...benefits, telehealth: null }).toEqual({ ...cleanBenefits, telehealth: null });
    expect({ ...costs, telehealth: null }).toEqual({ ...cleanCosts, telehealth: null });
    expect(benefits.telehealth?.isCovered).toBe(true);
  });

  it('is no value, where the name, an explanation or a row that we do not ask for holds it', () => {
    const places = ['Sample Care Plus (HMO)', 'Once you spend this amount, your plan pays 100%.', 'Limits apply'];
    const values = valuesWith(places, text);
    expect(JSON.stringify(values)).not.toContain(canary);
    expect(values).toEqual(clean);
  });

  it('is no telephone, and an address only where it is one and nothing else', () => {
    const isAddress = /^https?:\/\/\S+$/.test(text);
    const { phones, ...values } = valuesWith(['https://plan.example/medicare', 'tel:1-800-555-0101'], text);
    const { phones: cleanPhones, ...cleanValues } = clean;
    expect(values).toEqual({ ...cleanValues, website: isAddress ? text : null });
    expect(phones).toEqual({ ...cleanPhones, nonMembers: undefined });
  });
});
