import { RichText } from '@web/ui/rich-text';
import { TERM_MARKS } from './term-marks';

/** A sentence whose marked words explain themselves when pressed. @param text with marks of term-marks.tsx */
export const MarkedText = ({ text }: { text: string }) => <RichText text={text} tags={TERM_MARKS} />;
