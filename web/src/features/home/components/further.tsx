// What is below the first screen of the home page; its code comes right after it.
import { FeatureCards } from './feature-cards';
import { HomeHelp } from './home-help';
import { TwoFigures } from './two-figures';
import { MoreLines, WhenLines } from './way-lines';

export function Further() {
  return (
    <>
      <TwoFigures />
      <WhenLines />
      <MoreLines />
      <FeatureCards />
      <HomeHelp />
    </>
  );
}
