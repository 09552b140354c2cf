import { fillPlaceholders } from '@app/contracts/http/placeholders';
import i18next from 'i18next';

// i18next fills the texts of the pages, fillPlaceholders those of the check: one way to write, one result.
it.each(['{{a}}까지', '{{ a }} and {{b.c}}', '{a} stays', '$1,836 & <b>{{a}}</b>', 'no placeholder'])('%s', (text) => {
  const values = { a: '<5달러>', b: { c: '$&' } };
  const byName: Record<string, string> = { a: values.a, 'b.c': values.b.c };
  expect(fillPlaceholders(text, (name) => byName[name])).toBe(
    i18next.t('trial', { defaultValue: text, ...values, interpolation: { escapeValue: false } }),
  );
});
