import { ADULT_DAY_CARE } from './directory-kinds';
import { DirectoryPage } from './directory-page';

export function AdultDayCarePage() {
  return <DirectoryPage kind={ADULT_DAY_CARE} />;
}
