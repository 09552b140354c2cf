import { PHARMACIES } from './directory-kinds';
import { DirectoryPage } from './directory-page';

export function PharmaciesPage() {
  return <DirectoryPage kind={PHARMACIES} />;
}
