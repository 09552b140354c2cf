// Extra Help and the Medicare Savings Programs. Facts: docs/facts/policy.md#medicare-savings-programs and #extra-help.
import { figure, memory, missing, since, verified } from './rows';

const SAVINGS_PROGRAMS = {
  qmbShare: figure('QMB 소득 기준', 'QMB, share of the poverty level', 'percent', since('2024-01-01', 100, ['S20'])),
  slmbShare: figure('SLMB 소득 기준', 'SLMB, share of the poverty level', 'percent', since('2024-01-01', 120, ['S20'])),
  qiShare: figure('QI 소득 기준', 'QI, share of the poverty level', 'percent', since('2024-01-01', 135, ['S20'])),
  mspFederalAssetsOne: figure(
    '메디케어 비용 지원(MSP) 연방 재산 기준, 한 명',
    'Medicare Savings Programs, federal asset limit, one person',
    'usd',
    verified(2024, 9_430, 'S39'),
    verified(2025, 9_660, 'S39'),
    verified(2026, 9_950, 'S39'),
    missing(2027, 'S39'),
  ),
  mspFederalAssetsCouple: figure(
    '메디케어 비용 지원(MSP) 연방 재산 기준, 부부',
    'Medicare Savings Programs, federal asset limit, couple',
    'usd',
    verified(2024, 14_130, 'S39'),
    verified(2025, 14_470, 'S39'),
    verified(2026, 14_910, 'S39'),
    missing(2027, 'S39'),
  ),
};

const RESOURCES = {
  extraHelpResourcesOne: figure(
    '약값 추가 지원(Extra Help) 재산 기준, 한 명',
    'Extra Help resources, one person',
    'usd',
    memory(2024, 15_720, 'S42'),
    memory(2025, 16_100, 'S42b'),
    verified(2026, 16_590, 'S41', 'S42b'),
    missing(2027, 'S42b'),
  ),
  extraHelpResourcesCouple: figure(
    '약값 추가 지원(Extra Help) 재산 기준, 부부',
    'Extra Help resources, couple',
    'usd',
    memory(2024, 31_360, 'S42'),
    memory(2025, 32_130, 'S42b'),
    verified(2026, 33_100, 'S41', 'S42b'),
    missing(2027, 'S42b'),
  ),
  extraHelpResourcesBurialOne: figure(
    '약값 추가 지원(Extra Help) 재산 기준, 한 명(장례비 포함)',
    'Extra Help resources with burial money, one person',
    'usd',
    verified(2024, 17_220, 'S42'),
    memory(2025, 17_600, 'S42b'),
    verified(2026, 18_090, 'S41', 'S42b'),
    missing(2027, 'S42b'),
  ),
  extraHelpResourcesBurialCouple: figure(
    '약값 추가 지원(Extra Help) 재산 기준, 부부(장례비 포함)',
    'Extra Help resources with burial money, couple',
    'usd',
    verified(2024, 34_360, 'S42'),
    memory(2025, 35_130, 'S42b'),
    verified(2026, 36_100, 'S41', 'S42b'),
    missing(2027, 'S42b'),
  ),
};

const COPAYS = {
  extraHelpCopayGeneric: figure(
    '약값 추가 지원(Extra Help) 코페이, 복제약',
    'Extra Help copay, generic drug',
    'usd',
    verified(2024, 4.5, 'S42'),
    verified(2025, 4.9, 'S12'),
    verified(2026, 5.1, 'S42b'),
    verified(2027, 5.8, 'announcement2027'),
  ),
  extraHelpCopayBrand: figure(
    '약값 추가 지원(Extra Help) 코페이, 상표 약',
    'Extra Help copay, brand drug',
    'usd',
    verified(2024, 11.2, 'S42'),
    verified(2025, 12.15, 'S12'),
    verified(2026, 12.65, 'S42b'),
    verified(2027, 14.4, 'announcement2027'),
  ),
  extraHelpCopayGenericLow: figure(
    '메디캘이 있고 소득이 빈곤선 이하일 때 코페이, 복제약',
    'Copay with full Medi-Cal and income up to the poverty level, generic drug',
    'usd',
    verified(2024, 1.55, 'S42'),
    memory(2025, 1.6, 'S12'),
    verified(2026, 1.6, 'S42b'),
    verified(2027, 1.65, 'announcement2027'),
  ),
  extraHelpCopayBrandLow: figure(
    '메디캘이 있고 소득이 빈곤선 이하일 때 코페이, 상표 약',
    'Copay with full Medi-Cal and income up to the poverty level, brand drug',
    'usd',
    verified(2024, 4.6, 'S42'),
    memory(2025, 4.8, 'S12'),
    verified(2026, 4.9, 'S42b'),
    verified(2027, 5, 'announcement2027'),
  ),
};

export const EXTRA_HELP_FIGURES = {
  ...SAVINGS_PROGRAMS,
  extraHelpShare: figure(
    '약값 추가 지원(Extra Help) 소득 기준',
    'Extra Help, share of the poverty level',
    'percent',
    since('2024-01-01', 150, ['S42']),
  ),
  ...RESOURCES,
  ...COPAYS,
};
