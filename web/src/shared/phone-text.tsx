// A sentence that says "call 211" gets a 211 one can press: numbers in our own texts become links.
import { Fragment } from 'react';
import { PhoneLink } from '@web/ui/phone-link';

/** 1-800-434-0222, (213) 389-6755, and the short lines. Years and amounts have another shape. */
const NUMBER = /(\(\d{3}\) \d{3}-\d{4}|(?:1-)?\d{3}-\d{3}-\d{4}|\b(?:211|911|988)(?!\d))/;

/** @param children the translated sentence with its numbers filled in */
export function PhoneText({ children }: { children: string }) {
  return children
    .split(NUMBER)
    .map((part, index) => <Fragment key={index}>{index % 2 === 1 ? <PhoneLink phone={part} /> : part}</Fragment>);
}
