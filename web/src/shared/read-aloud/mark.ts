// Marks the sentence being read where it is, without touching the page: a highlight with a line under it, no element.
// Browsers without highlights show the sentence next to the buttons only.
const NAME = 'read-aloud';

const prefersLessMotion = (): boolean => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

function bringIntoView(range: Range): void {
  const element = range.startContainer.parentElement;
  if (!element) return;
  const { top, bottom } = range.getBoundingClientRect();
  if (top >= 0 && bottom <= window.innerHeight) return;
  element.scrollIntoView({ block: 'center', behavior: prefersLessMotion() ? 'auto' : 'smooth' });
}

/** Marks this sentence and no other; null = none. */
export function markPassage(range: Range | null): void {
  if (!('highlights' in CSS)) return;
  if (range === null) {
    CSS.highlights.delete(NAME);
    return;
  }
  CSS.highlights.set(NAME, new Highlight(range));
  bringIntoView(range);
}
