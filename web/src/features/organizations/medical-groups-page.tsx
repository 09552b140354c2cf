import { MEDICAL_GROUPS } from './organization-kinds';
import { OrganizationPage } from './organization-page';

export function MedicalGroupsPage() {
  return <OrganizationPage kind={MEDICAL_GROUPS} />;
}
