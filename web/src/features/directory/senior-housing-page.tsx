import { SENIOR_HOUSING } from './directory-kinds';
import { DirectoryPage } from './directory-page';

export function SeniorHousingPage() {
  return <DirectoryPage kind={SENIOR_HOUSING} />;
}
