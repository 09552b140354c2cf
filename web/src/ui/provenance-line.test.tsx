import { screen } from '@testing-library/react';
import { provenance } from '../../test/records';
import { renderApp } from '../../test/render-app';
import { ProvenanceLine } from './provenance-line';

const shipped = provenance({ origin: 'snapshot', sourceUpdatedAt: '2026-09-01', checkedOn: '2026-09-01' });

describe('where a record comes from', () => {
  it.each([
    ['ko', '2026년 9월 자료(저장된 사본)', /확인일/],
    ['en', 'Data from September 2026 (stored copy)', /Checked/],
  ] as const)(
    'a shipped record wears the month of its data, no check date and no sample mark (%s)',
    async (language, words, checked) => {
      await renderApp(<ProvenanceLine provenance={shipped} />, { language });
      expect(screen.getByText(words)).toBeInTheDocument();
      expect(screen.queryByText(checked)).not.toBeInTheDocument();
      expect(screen.queryByText(/예시|Sample/)).not.toBeInTheDocument();
    },
  );

  it.each([
    ['live', {}, 'Read live at the source on November 20, 2026'],
    ['starter', {}, 'Checked November 20, 2026 (stored copy)'],
    ['starter', { confidence: 'memory' }, null],
    ['sample', {}, null],
  ] as const)('a %s record says how it was seen (%j)', async (origin, more, words) => {
    const record = provenance({ origin, sourceUpdatedAt: null, checkedOn: '2026-11-20', ...more });
    const { container } = await renderApp(<ProvenanceLine provenance={record} />, { language: 'en' });
    if (words) expect(screen.getByText(words)).toBeInTheDocument();
    else expect(container).not.toHaveTextContent(/2026|Checked|stored copy|live/);
  });
});
