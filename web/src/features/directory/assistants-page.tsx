import { ASSISTANTS } from './directory-kinds';
import { DirectoryPage } from './directory-page';

export function AssistantsPage() {
  return <DirectoryPage kind={ASSISTANTS} />;
}
