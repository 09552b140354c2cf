import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { wrapTexts } from '../../test/browser-translation';
import { MadeAgain } from './made-again';

/** What the lint rule refuses: a text that comes and goes next to another part. */
function Loose() {
  const [isOpen, setIsOpen] = useState(true);
  return (
    <div>
      <button type="button" onClick={() => setIsOpen(!isOpen)}>
        Press
      </button>
      {isOpen && 'Details'}
      <p>{isOpen ? 'open' : 'closed'}</p>
    </div>
  );
}

/** @throws another fault than a foreign node */
function Broken(): never {
  throw new TypeError('broken');
}

beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

test('a part whose texts a translator has wrapped is made again, and works', () => {
  const view = render(
    <MadeAgain>
      <Loose />
    </MadeAgain>,
  );
  wrapTexts(view.container);
  fireEvent.click(screen.getByRole('button'));
  expect(screen.getAllByText('Press')).toHaveLength(1);
  expect(screen.getByText('open')).toBeInTheDocument();
  fireEvent.click(screen.getByRole('button'));
  expect(screen.getByText('closed')).toBeInTheDocument();
});

test('another fault is left to the error page', () => {
  expect(() =>
    render(
      <MadeAgain>
        <Broken />
      </MadeAgain>,
    ),
  ).toThrow('broken');
});
