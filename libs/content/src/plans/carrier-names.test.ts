import { INSURERS } from '../records/insurers';
import { carrierText } from './carrier-names';

describe('the name of a company', () => {
  it('is written in Korean where we know it, and stays as the source prints it elsewhere', () => {
    expect(carrierText('Humana', 'ko')).toBe('휴매나');
    expect(carrierText('Anthem Blue Cross Partnership Plan', 'ko')).toBe('앤섬 블루크로스');
    expect(carrierText('Santa Clara Family Health Plan', 'ko')).toBe('Santa Clara Family Health Plan');
    expect(carrierText('Humana', 'en')).toBe('Humana');
  });

  it('is the name of the insurers page', () => {
    for (const { name, nameKo } of INSURERS) {
      const known = carrierText(name, 'ko');
      if (known !== name && nameKo) expect(nameKo).toContain(known);
    }
  });
});
