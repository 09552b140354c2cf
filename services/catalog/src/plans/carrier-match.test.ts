import { type Carrier, carriersNamed } from './carrier-match';

const of = (
  carrier: string,
  parentOrganization: string | null = null,
  contractName: string | null = null,
): Carrier => ({
  carrier,
  parentOrganization,
  contractName,
});
const KNOWN = [
  of('Kaiser Permanente', 'Kaiser Foundation Health Plan, Inc.'),
  of('Anthem Blue Cross', 'Elevance Health, Inc.'),
  of('Anthem Blue Cross Partnership Plan', 'Elevance Health, Inc.'),
  of('UnitedHealthcare', 'UnitedHealth Group, Inc.'),
  of('Blue Shield of California'),
  of('Wellcare', 'Centene Corporation', 'HEALTH NET OF CALIFORNIA, INC.'),
  of('SCAN Health Plan'),
  of('Aetna Medicare', 'CVS Health Corporation'),
];
const brands = (name: string): string[] => carriersNamed(name, KNOWN).map(({ carrier }) => carrier);

describe('insurers by name', () => {
  it.each([
    ['카이저', ['Kaiser Permanente']],
    ['카이져', ['Kaiser Permanente']],
    ['kaiser', ['Kaiser Permanente']],
    ['앤섬', ['Anthem Blue Cross', 'Anthem Blue Cross Partnership Plan']],
    ['anthem blue cross', ['Anthem Blue Cross']],
    ['aarp', ['UnitedHealthcare']],
    ['유나이티드', ['UnitedHealthcare']],
    ['헬스넷', ['Wellcare']],
    ['블루쉴드', ['Blue Shield of California']],
    ['스캔', ['SCAN Health Plan']],
    ['애트나', ['Aetna Medicare']],
    ['CVS', ['Aetna Medicare']],
    ['nobody', []],
    ['?!', []],
  ])('%s', (name, expected) => expect(brands(name)).toEqual(expected));
});
