import { MEDICINE_FORMS, MEDICINE_USES, MEDICINES } from './medicines';

const twice = (values: readonly string[]): string[] => values.filter((value, at) => values.indexOf(value) !== at);
const RXCUIS = MEDICINES.flatMap(({ id, products }) =>
  products.flatMap(({ strengths }) => strengths.flatMap(([, rxcui]) => (rxcui ? [{ id, rxcui }] : []))),
);

test('no medicine, use, form or identifier is there twice', () => {
  expect(twice(MEDICINES.map(({ id }) => id))).toEqual([]);
  expect(twice(MEDICINE_USES.map(({ id }) => id))).toEqual([]);
  expect(twice(MEDICINE_FORMS.map(({ id }) => id))).toEqual([]);
  expect(twice(RXCUIS.map(({ rxcui }) => rxcui))).toEqual([]);
});

test('no name belongs to two medicines', () => {
  const names = MEDICINES.flatMap(({ ko, brands, generic }) => [
    ...new Set(
      [...ko, ...brands.flatMap((brand) => [brand.name, ...brand.ko]), generic].map((name) => name.toLowerCase()),
    ),
  ]);
  expect(twice(names)).toEqual([]);
});

test.each(MEDICINES.map((medicine) => [medicine.id, medicine] as const))(
  '%s has names in both languages, forms and a usual strength',
  (_, { ko, products, usual }) => {
    expect(ko.length).toBeGreaterThan(0);
    expect(products.length).toBeGreaterThan(0);
    const product = products.find(({ form, brand }) => form === usual.form && brand === usual.brand);
    expect(product?.strengths.map(([strength]) => strength)).toContain(usual.strength);
    expect(twice(products.map(({ form, brand }) => `${form} ${brand}`))).toEqual([]);
  },
);

test('a brand of a product is a brand of the medicine', () => {
  const strange = MEDICINES.flatMap(({ id, brands, products }) =>
    products.flatMap(({ brand }) =>
      brand === null || brands.some(({ name }) => name === brand) ? [] : [`${id}: ${brand}`],
    ),
  );
  expect(strange).toEqual([]);
});

test('most strengths have an identifier', () => {
  const all = MEDICINES.flatMap(({ products }) => products.flatMap(({ strengths }) => strengths));
  expect(RXCUIS.length / all.length).toBeGreaterThan(0.7);
});
