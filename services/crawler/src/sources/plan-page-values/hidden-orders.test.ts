// Orders hidden in a plan's own page: they stay words of the one cell they stand in, and change no value beside it.
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
/** @param place a text of the page, once */
const valuesWith = (place: string, poison: string) => {
  expect(html.split(place)).toHaveLength(2);
  return planValues(readPlanPage(html.replace(place, () => escaped(poison))));
};

describe.each(HIDDEN_ORDERS)('$id, hidden in a plan page', ({ text, canary }) => {
  it('is the text of its own cell and nothing else', () => {
    const { benefits, costs, ...others } = valuesWith(CELL, text);
    const { benefits: cleanBenefits, costs: cleanCosts, ...cleanOthers } = clean;
    expect(others).toEqual(cleanOthers);
    expect({ ...benefits, telehealth: null }).toEqual({ ...cleanBenefits, telehealth: null });
    expect({ ...costs, telehealth: null }).toEqual({ ...cleanCosts, telehealth: null });
    expect(benefits.telehealth?.isCovered).toBe(true);
  });

  it('is no value, where the name, an explanation or a row that we do not ask for holds it', () => {
    for (const place of [
      'Sample Care Plus (HMO)',
      'Once you spend this amount, your plan pays 100%.',
      'Limits apply',
    ]) {
      expect(JSON.stringify(valuesWith(place, text))).not.toContain(canary);
      expect(valuesWith(place, text)).toEqual(clean);
    }
  });

  it('is no telephone, and an address only where it is one and nothing else', () => {
    const isAddress = /^https?:\/\/\S+$/.test(text);
    expect(valuesWith('https://plan.example/medicare', text)).toEqual({ ...clean, website: isAddress ? text : null });
    expect(valuesWith('tel:1-800-555-0101', text).phones.nonMembers).toBeUndefined();
  });
});
