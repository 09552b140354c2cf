import { screen, within } from '@testing-library/react';
import type { ProviderNetwork } from '@app/contracts/http/networks';
import { fakeServer } from '../../../test/fake-server';
import { provider } from '../../../test/records';
import { renderApp } from '../../../test/render-app';
import { violations } from '../../../test/violations';
import { networkInRow, networkName } from './networks';
import { NetworkSelects } from './network-selects';
import { NetworksSection } from './networks-section';

const DIRECTORY = { source: 'plannet-kaiser', name: { ko: '카이저 의사 명부', en: 'Kaiser directory' } };
const STATE = { source: 'dhcs-managed-care', name: { ko: '메디캘 플랜 명단', en: 'Medi-Cal plan list' } };
const network = (part: Partial<ProviderNetwork> = {}): ProviderNetwork => ({
  insurer: 'Kaiser',
  network: 'Senior HMO',
  group: 'Sample Group',
  line: 'medicare',
  source: DIRECTORY,
  checkedOn: '2026-11-22',
  ...part,
});
const doctor = provider({
  type: 'doctor',
  networks: [
    network(),
    network({ group: 'Other Group' }),
    ...['A', 'B', 'C', 'D', 'E'].map((insurer) =>
      network({ insurer, network: null, group: null, line: 'medi-cal', source: STATE, checkedOn: '2026-11-01' }),
    ),
  ],
  statedLanguages: [{ languages: ['Korean', 'English'], source: DIRECTORY, checkedOn: '2026-11-22' }],
});

test.each(['ko', 'en'] as const)(
  'each directory is a chain of plan, group and languages with its day (%s)',
  async (language) => {
    const { user, container } = await renderApp(<NetworksSection provider={doctor} />, { language });
    const section = screen.getByRole('region', {
      name: language === 'ko' ? '이 의사가 받는 보험' : 'Insurance this doctor takes',
    });
    const texts =
      language === 'ko'
        ? [
            '(메디케어)',
            '한국어, 영어',
            '카이저 의사 명부 · 확인한 날 2026년 11월',
            '메디캘 플랜 명단 · 확인한 날 2026년 11월',
          ]
        : [
            '(Medicare)',
            'Korean, English',
            'Kaiser directory · checked November',
            'Medi-Cal plan list · checked November',
          ];
    for (const text of ['Kaiser · Senior HMO', 'Sample Group, Other Group', ...texts]) {
      expect(within(section).getByText(text, { exact: false })).toBeInTheDocument();
    }
    expect(within(section).queryByText('E')).not.toBeVisible();
    await user.click(
      within(section).getByRole('button', { name: language === 'ko' ? '다른 플랜 1개' : '1 more plan' }),
    );
    expect(within(section).getByText('E')).toBeVisible();
    expect(within(section).getByText(/보험 카드|on my card/, { exact: false, selector: ':not([lang])' })).toBeVisible();
    expect(await violations(container)).toEqual([]);
  },
);

test('a provider whom no directory names has no such section', async () => {
  await renderApp(<NetworksSection provider={provider({ type: 'doctor' })} />);
  expect(screen.queryByRole('heading')).toBeNull();
});

test('a row shows the network of the query, else the first', () => {
  expect(networkInRow(doctor.networks, { plan: 'kaiser', group: 'OTHER GROUP' })?.group).toBe('Other Group');
  expect(networkInRow(doctor.networks, { plan: null, group: null })?.group).toBe('Sample Group');
});

test('a name in the address names something', () => {
  expect(networkName.parse(' L.A. Care ')).toBe('L.A. Care');
  for (const text of ['', '***', 'a'.repeat(201), 'a\u0000']) expect(networkName.parse(text)).toBeUndefined();
});

test('the form offers the names near the ZIP, and keeps one that the address names', async () => {
  const { requests } = fakeServer({
    '/api/providers/networks': {
      body: {
        plans: [{ plan: 'Kaiser', insurer: 'Kaiser', network: null, count: 1200 }],
        groups: [{ group: 'Sample Group', count: 3 }],
      },
    },
  });
  const change = jest.fn();
  const draft = { zip: '90006', radius: 25, plan: 'Far Plan', group: null } as const;
  const { user } = await renderApp(<NetworkSelects draft={draft} type="doctor" change={change} />, { language: 'ko' });
  const plan = await screen.findByRole('combobox', { name: '받는 보험' });
  expect(plan).toHaveValue('Far Plan');
  await user.selectOptions(plan, await screen.findByRole('option', { name: 'Kaiser (1,200)' }));
  expect(change).toHaveBeenLastCalledWith({ plan: 'Kaiser', group: null });
  await user.selectOptions(screen.getByRole('combobox', { name: '메디컬 그룹' }), 'Sample Group');
  expect(change).toHaveBeenLastCalledWith({ group: 'Sample Group' });
  expect(requests).toEqual(['GET /api/providers/networks?zip=90006&radius=25&type=doctor&plan=Far+Plan']);
});
