import { withZip, zipOf } from './zip-travel';

describe('the ZIP that travels in the address', () => {
  it('is put into a path, before its fragment and next to its query', () => {
    expect(withZip('/doctors', '90006')).toBe('/doctors?zip=90006');
    expect(withZip('/doctors?language=korean', '90006')).toBe('/doctors?language=korean&zip=90006');
    expect(withZip('/medicare#offices', '90006')).toBe('/medicare?zip=90006#offices');
  });

  it('leaves a path alone that names its own ZIP, and without a whole ZIP', () => {
    expect(withZip('/doctors?zip=90020', '90006')).toBe('/doctors?zip=90020');
    expect(withZip('/doctors', '900')).toBe('/doctors');
    expect(withZip('/doctors', '')).toBe('/doctors');
  });

  it('is read from zip, or from zipCode as the specification calls it', () => {
    expect(zipOf(new URLSearchParams('zip=90006'))).toBe('90006');
    expect(zipOf(new URLSearchParams('zipCode=90006'))).toBe('90006');
    expect(zipOf(new URLSearchParams('zip=900'))).toBe('');
  });
});
