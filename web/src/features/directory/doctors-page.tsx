import { DOCTORS } from './directory-kinds';
import { DirectoryPage } from './directory-page';

export function DoctorsPage() {
  return <DirectoryPage kind={DOCTORS} />;
}
