import { screen, within } from '@testing-library/react';
import { renderApp } from '../../test/render-app';
import { DataTable } from './data-table';

describe('data table', () => {
  it('is a table to every reader: caption, headers and a name for each row', async () => {
    await renderApp(
      <DataTable
        caption="가까운 약국"
        columns={[
          { id: 'name', header: '이름', cell: (row: { name: string; zip: string }) => row.name, isRowHeader: true },
          { id: 'zip', header: 'ZIP', cell: (row) => row.zip },
        ]}
        rows={[{ name: '소나무 약국', zip: '90006' }]}
        rowKey={(row) => row.name}
      />,
    );
    const table = screen.getByRole('table', { name: '가까운 약국' });
    expect(
      within(table)
        .getAllByRole('columnheader')
        .map((header) => header.textContent),
    ).toEqual(['이름', 'ZIP']);
    expect(within(table).getByRole('rowheader')).toHaveTextContent('소나무 약국');
    // The visible label of the card view is not read twice.
    expect(within(table).getByRole('cell')).toHaveAccessibleName('90006');
  });
});
