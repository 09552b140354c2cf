import { screen } from '@testing-library/react';
import { provenance } from '../../test/records';
import { renderApp } from '../../test/render-app';
import { ProvenanceLine } from './provenance-line';

const shipped = provenance({ origin: 'snapshot', sourceUpdatedAt: '2026-09-01', checkedOn: '2026-09-01' });

describe('where a record comes from', () => {
  it.each([
    ['ko', '2026년 9월 자료', /확인일/],
    ['en', 'Data from September 2026', /Checked/],
  ] as const)(
    'a shipped record wears the month of its data, no check date and no sample mark (%s)',
    async (language, words, checked) => {
      await renderApp(<ProvenanceLine provenance={shipped} />, { language });
      expect(screen.getByText(words)).toBeInTheDocument();
      expect(screen.queryByText(checked)).not.toBeInTheDocument();
      expect(screen.queryByText(/예시|Sample/)).not.toBeInTheDocument();
    },
  );
});
