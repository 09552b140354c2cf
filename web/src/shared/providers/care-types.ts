import type { ProviderType } from '@app/contracts/http/catalog';

/** Kinds that treat patients; the others house, feed or care for people, and have openings instead of hours. */
const TREATING: readonly ProviderType[] = ['doctor', 'specialist', 'clinic', 'hospital', 'medicalGroup'];
/** Kinds known by what they do rather than by a specialty. */
const SERVING: readonly ProviderType[] = ['adultDayCare', 'assistant', 'nursingHome', 'seniorCenter'];

export const treatsPatients = (type: ProviderType): boolean => TREATING.includes(type);
export const hasServices = (type: ProviderType): boolean => SERVING.includes(type);
export const isCarePlace = (type: ProviderType): boolean => hasServices(type) || type === 'seniorHousing';
