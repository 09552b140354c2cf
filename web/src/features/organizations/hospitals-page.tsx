import { HOSPITALS } from './organization-kinds';
import { OrganizationPage } from './organization-page';

export function HospitalsPage() {
  return <OrganizationPage kind={HOSPITALS} />;
}
