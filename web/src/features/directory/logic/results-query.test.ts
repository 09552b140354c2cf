import { isCrawledByZip } from '@web/shared/providers/crawled-types';
import { RESULTS_QUERY } from './results-query';

const read = (address: string) => RESULTS_QUERY.read(new URLSearchParams(address));

describe('the address of the results page', () => {
  test('a ZIP and a type are both required', () => {
    expect(read('zip=90006&type=clinic')).toEqual({ zip: '90006', type: 'clinic', radius: 25, page: 1 });
    expect(read('zip=90006')).toMatchObject({ zip: '90006', type: null });
    expect(read('type=clinic')).toMatchObject({ zip: '', type: 'clinic' });
  });
  test('a ZIP that is not five digits and a type no one knows are refused', () => {
    expect(read('zip=9000&type=clinic').zip).toBe('');
    expect(read('zip=90006&type=dragon').type).toBeNull();
  });
  test('a page number survives, nonsense is page 1', () => {
    expect(read('zip=90006&type=clinic&page=3').page).toBe(3);
    expect(read('zip=90006&type=clinic&page=x').page).toBe(1);
  });
  test('the address holds the question and gives it back', () => {
    const address = 'zip=90006&type=clinic&radius=50&page=3';
    expect(RESULTS_QUERY.write(read(address)).toString()).toBe(address);
  });
  test('medical groups and senior housing are not searched automatically', () => {
    expect(isCrawledByZip('clinic')).toBe(true);
    expect(isCrawledByZip('medicalGroup')).toBe(false);
    expect(isCrawledByZip('seniorHousing')).toBe(false);
  });
});
