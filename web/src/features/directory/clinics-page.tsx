import { CLINICS } from './directory-kinds';
import { DirectoryPage } from './directory-page';

export function ClinicsPage() {
  return <DirectoryPage kind={CLINICS} />;
}
